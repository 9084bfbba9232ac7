import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { PublishFault, readPublishSettings } from "./publish-settings.ts";

test("settings that cannot be read are no absent ones, which would be asked for and overwritten", async () => {
  const folder = await temporaryFolder();
  expect(await readPublishSettings(`${folder}/publicar.yaml`)).toBeNull();
  await expect(readPublishSettings(folder)).rejects.toThrow(PublishFault);
});
