import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readBuiltEdition } from "#edition/files/built-edition.ts";
import { readFolders } from "#edition/files/folders.ts";
import { pageStates, statesInWords } from "#edition/model/phases/page-states.ts";
import { formatCarnet } from "#people/model/carnet/carnet.ts";
import { renderedTexts } from "./rendered-texts.ts";
import {
  addSampleParticipants,
  sampleParticipants,
  unregisteredCarnet,
} from "./sample-participants.ts";
import { type RunningSite, start } from "./start.ts";

const organisersKey =
  process.env.ORGANISERS_KEY?.trim() || `demo-${randomBytes(12).toString("hex")}`;

const folders = readFolders(process.env);
const dist = resolve(folders.dist);
const folder = throwAwayFolder();

await start({
  environment: {
    ...process.env,
    DATABASE_URL: `sqlite:${join(folder, "convencion.db")}`,
    ORGANISERS_KEY: organisersKey,
    LOG_LEVEL: process.env.LOG_LEVEL?.trim() || "warn",
    // All visits of a demo or a browser test come from this machine.
    VISITS_PER_ADDRESS: process.env.VISITS_PER_ADDRESS?.trim() || "1000000",
  },
  siteDir: join(dist, "site"),
  ownAddress: `http://localhost:${process.env.PORT?.trim() || 3000}`,
  command: "npm run demo",
  prepare: addSampleParticipants,
  openTexts: textsOfCopy,
  announce: (port) => void announce(`http://localhost:${port}`),
});

/** «Textos» on a copy of the content, which is removed with the database. */
function textsOfCopy(site: RunningSite) {
  const content = join(folder, "content");
  if (existsSync(folders.content)) cpSync(folders.content, content, { recursive: true });
  const texts = renderedTexts({ content, dist, published: join(folder, "publicado") }, site);
  // Without `begin`, because a journey's site is not the one of `content/`.
  return texts && { store: texts.store };
}

async function announce(site: string): Promise<void> {
  const dates = await readBuiltEdition(dist);
  if (dates === null) return;
  const [opened] = pageStates(dates);
  const [first, second] = sampleParticipants;
  process.stdout.write(
    `
  La demostración está lista en ${site}/${opened.query}

  Carnets de muestra para «Valida tu registro»:
    ${formatCarnet(first.carnet, dates.carnet)}   ${first.nombre}
    ${formatCarnet(second.carnet, dates.carnet)}     ${second.nombre}
    ${formatCarnet(unregisteredCarnet, dates.carnet)}   no está registrado

  La página de quienes organizan, que también abre las puertas:
    ${site}/organizar   clave: ${organisersKey}

${statesInWords(dates, site)}

  Las personas son inventadas. Al terminar se borra todo, también lo que se publique en «Textos».
  Para terminar: Ctrl+C

`,
  );
}

/** Creates a folder that is removed when the process ends. */
function throwAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "convencion-demo-"));
  // Synchronous, because the process is ending.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
