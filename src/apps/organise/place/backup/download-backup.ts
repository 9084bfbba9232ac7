import { guatemalaMinute } from "../../../../domain/dates/guatemala-time.ts";
import { saveFile } from "../../../ui/browser/save-file.ts";
import { calls } from "../calls/calls.ts";

/** Saves all that the site holds as a file; resolves with its name. */
export async function downloadBackup(beginning: string): Promise<string> {
  const content = JSON.stringify(await calls.backup());
  const moment = guatemalaMinute(Date.now()).replace(" ", "-").replace(":", "");
  const name = `${beginning}-${moment}.json`;
  saveFile(new File([content], name, { type: "application/json" }));
  return name;
}
