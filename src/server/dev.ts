import { readCarnetGroups } from "../content/built-edition.ts";
import { readFolders } from "../content/folders.ts";
import { USUAL_CARNET_GROUPS } from "../domain/carnet/carnet.ts";
import { setCarnetGroups } from "../domain/carnet/edition-groups.ts";
import { organisersLink } from "../domain/organisers/page-facts.ts";
import { newInvitation } from "../operations/access/invite.ts";
import { folderTexts, onlySaved } from "../operations/texts/folder-texts.ts";
import { addSampleParticipants } from "./sample-participants.ts";
import { start } from "./start.ts";

/*
 * Serves the calls, to which the page's development server forwards requests. Sample participants are
 * added only to the development database, never to one that was named.
 */
const DEVELOPMENT_DATABASE_URL = "sqlite:data/desarrollo.db";
const named = process.env.DATABASE_URL?.trim();

// If the content is faulty, carnets have their default form.
const folders = readFolders(process.env);
setCarnetGroups((await readCarnetGroups(folders)) ?? USUAL_CARNET_GROUPS);
await start({
  environment: { ...process.env, DATABASE_URL: named || DEVELOPMENT_DATABASE_URL },
  siteDir: null,
  command: "npm run dev",
  openTexts: () => ({ store: folderTexts(folders.content, onlySaved) }),
  prepare: async (store) => {
    if (!named) await addSampleParticipants(store);
    const site = process.env.DEV_SITE;
    if (site === undefined) return;
    const { secret } = await newInvitation(store.access, "", Date.now());
    const link = organisersLink(site, secret, "/textos");
    process.stdout.write(`\n  ${link} para cambiar textos y fotos; sirve una vez\n\n`);
  },
});
