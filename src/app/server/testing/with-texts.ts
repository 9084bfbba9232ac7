import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import {
  type PublishTextsRequest,
  type Texts,
  textsCalls,
} from "#edition/files/yaml/texts-calls.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { folderTexts } from "#texts/server/folder-texts.ts";
import { organisersUnderTest, signedIn } from "./organiser.ts";

/** An organiser who edits the texts of a copy of the frozen edition. */
export async function withTexts() {
  const folder = join(await temporaryFolder(), "content");
  await cp(frozenEdition, folder, { recursive: true });
  const delivered: string[] = [];
  const texts = folderTexts(folder, {
    begin: () => void delivered.push("begun"),
    progress: async () => ({ state: "idle" }),
  });
  const under = await organisersUnderTest({ texts });
  const browser = await signedIn(under.app);
  const read = async () => {
    const answer = (await browser.get(textsCalls.texts)).json();
    expect(textsCalls.texts.answer.parse(answer)).toEqual(answer);
    return answer as Texts;
  };
  return {
    ...under,
    folder,
    browser,
    delivered,
    read,
    storePhoto: (payload: Buffer, type = "image/jpeg") =>
      under.app.inject({
        method: "POST",
        url: textsCalls.storePhoto.path,
        headers: { cookie: browser.cookie, "content-type": type },
        payload,
      }),
    async publish(changed: Partial<PublishTextsRequest> | object) {
      const { version } = await read();
      const usual = { version, files: {}, photos: {}, removed: [], summary: "Un cambio" };
      return browser.post(textsCalls.publish, { ...usual, ...changed });
    },
  };
}
