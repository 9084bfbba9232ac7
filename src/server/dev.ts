import { readCarnetGroups } from "../content/built-edition.ts";
import { readFolders } from "../content/folders.ts";
import { USUAL_CARNET_GROUPS } from "../domain/carnet/carnet.ts";
import { setCarnetGroups } from "../domain/carnet/edition-groups.ts";
import { DEVELOPMENT_DATABASE } from "../store/which-database.ts";
import { addSampleParticipants } from "./sample-participants.ts";
import { start } from "./start.ts";

/*
 * The calls alone, for the development server of the page to pass requests on to. Sample
 * participants go only into the database that is ours to fill, never into one that was named.
 */
const DEVELOPMENT_DATABASE_URL = `sqlite:data/${DEVELOPMENT_DATABASE}`;
const named = process.env.DATABASE_URL?.trim();

// While the content is faulty the carnets stay as they are usually.
setCarnetGroups((await readCarnetGroups(readFolders(process.env))) ?? USUAL_CARNET_GROUPS);
await start({
  environment: { ...process.env, DATABASE_URL: named || DEVELOPMENT_DATABASE_URL },
  siteDir: null,
  command: "npm run dev",
  ...(named ? {} : { prepare: addSampleParticipants }),
});
