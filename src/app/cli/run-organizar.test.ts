import { expect, test } from "vitest";
import { accessCalls, accessProblems } from "#access/model/calls.ts";
import { listCalls } from "#people/model/list-calls.ts";
import { lookupPath } from "#people/model/lookup-call.ts";
import { hashSecret } from "#platform/store/secret.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { type BrowserAt, browserAt, startNode } from "../server/testing/server-process.ts";
import { organizar } from "./organizar.ts";
import { ana, newOrganiser } from "./testing/organiser.ts";

const link = /(https?:\/\/\S+)\/organizar#([\w-]{43})/;

/** An organiser whose list has Ana. */
async function organiser() {
  const { databaseUrl, imports } = await newOrganiser();
  expect((await imports(ana)).exitCode).toBe(0);
  const settings = { DATABASE_URL: databaseUrl, SITE_URL: "https://convencion.example.org" };
  return newOrganiser(settings, organizar);
}

test("a person is invited with a link for the site, and the journal knows it", async () => {
  const { opened, types } = await organiser();
  const asked = ["--nombre", "  Ana   Morales ", "--solo-lista-y-puertas"];
  const { exitCode, out } = await types("invitar", ...asked);
  expect(exitCode).toBe(0);
  const [, site, secret = ""] = link.exec(out) ?? [];
  expect(site).toBe("https://convencion.example.org");
  const store = await opened();
  const invited = { kind: "invitation", name: "Ana Morales", role: "list-and-doors" };
  expect(await store.access.find(hashSecret(secret))).toMatchObject(invited);
  const entry = { kind: "invite", by: "Terminal", detail: "Ana Morales" };
  expect(await store.journal.list(null, 1)).toMatchObject([entry]);
});

test("the page opens on this computer with a link that serves once, until Ctrl+C", async () => {
  const { databaseUrl } = await organiser();
  const folder = await temporaryFolder();
  const server = startNode(["--import", "tsx", "src/app/cli/run-organizar.ts"], process.cwd(), {
    DATABASE_URL: databaseUrl,
    CONTENT_DIR: frozenEdition,
    DIST_DIR: folder,
    TMPDIR: folder,
  });
  const address = await server.address;
  const page = await fetch(`${address}/organizar/lista`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("data-edition")]);
  expect((await fetch(`${address}/organizar/vista`)).status).toBe(200);
  const [, , secret] = link.exec(server.output()) ?? [];
  const signIn = (call: BrowserAt, session: string) =>
    call(accessCalls.signIn, { link: secret, session: session.repeat(43) });
  const browser = browserAt(address);
  expect(await signIn(browser, "A")).toMatchObject({ kind: "in" });
  expect(await signIn(browserAt(address), "B")).toMatchObject(accessProblems.usedLink);
  expect(await browser(listCalls.people)).toMatchObject({ people: [{ nombre: "Ana" }] });
  // The organiser tries the site with more than one carnet.
  for (const carnet of ["2490-21-8", "2490-21-9"]) {
    expect(await browser({ path: lookupPath }, { carnet })).toEqual({ participant: null });
  }
  server.kill("SIGINT");
  expect(await server.ended).toMatchObject({ code: 0 });
});
