import { organisersLink } from "#access/model/page-facts.ts";
import { newInvitation } from "#access/server/invite.ts";
import { BUILT_CERTIFICATES_FILE } from "#certificates/pdf/built-certificates.ts";
import { readCarnetGroups } from "#edition/files/built-edition.ts";
import { readFolders } from "#edition/files/folders.ts";
import { readContent } from "#edition/files/read-content.ts";
import { USUAL_CARNET_GROUPS } from "#edition/model/carnet-groups.ts";
import { folderTexts, onlySaved } from "#texts/server/folder-texts.ts";
import { addSampleParticipants } from "./sample-participants.ts";
import { start } from "./start.ts";

/* Serves the calls behind Vite's server. Samples are added to the development database alone. */
const DEVELOPMENT_DATABASE_URL = "sqlite:data/desarrollo.db";
const site = process.env.DEV_SITE ?? "";
const named = process.env.DATABASE_URL?.trim();

// If the content is faulty, carnets have their default form.
const folders = readFolders(process.env);
const { edition } = await readContent(folders.content);
const groups = (await readCarnetGroups(folders)) ?? USUAL_CARNET_GROUPS;
await start({
  environment: { ...process.env, DATABASE_URL: named || DEVELOPMENT_DATABASE_URL },
  siteDir: null,
  certificates: async () => {
    const built = await (await fetch(`${site}/${BUILT_CERTIFICATES_FILE}`)).json();
    return { ...built, site };
  },
  edition: { ...edition?.edicion, carnet: [...groups] },
  command: "npm run dev",
  openTexts: () => ({ store: folderTexts(folders.content, onlySaved) }),
  prepare: async (store) => {
    if (!named) await addSampleParticipants(store, groups);
    const { secret } = await newInvitation(store.access, { name: "", role: "all" }, Date.now());
    const link = organisersLink(site, secret, "/textos");
    process.stdout.write(`\n  ${link} para cambiar textos y fotos; sirve una vez\n\n`);
  },
});
