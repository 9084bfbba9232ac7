import { addSampleParticipants } from "./sample-participants.ts";
import { start } from "./start.ts";

/*
 * The calls alone, for the development server of the page to pass requests on to. Sample
 * participants go only into the database that is ours to fill, never into one that was named.
 */
const DEVELOPMENT_DATABASE_URL = "sqlite:data/desarrollo.db";
const named = process.env.DATABASE_URL?.trim();

await start({
  environment: { ...process.env, DATABASE_URL: named || DEVELOPMENT_DATABASE_URL },
  siteDir: null,
  command: "npm run dev",
  ...(named ? {} : { prepare: addSampleParticipants }),
});
