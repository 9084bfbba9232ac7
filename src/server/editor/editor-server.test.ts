import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { frozenEdition } from "../../testing/frozen-edition.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { editorServer } from "./editor-server.ts";

/** Starts the editor's server on a copy of the frozen edition. */
async function editor() {
  const folder = join(await temporaryFolder(), "content");
  await cp(frozenEdition, folder, { recursive: true });
  const handle = editorServer(folder, async () => "<!doctype html>");
  const server = createServer((asked, answer) => handle(asked, answer, () => answer.end()));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const { port } = address;

  function ask(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body: string | Buffer = "",
  ) {
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request({ port, host: "127.0.0.1", method, path, headers }, (answer) => {
        let text = "";
        answer.on("data", (part) => (text += part));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      sent.on("error", reject).end(body);
    });
  }
  return { folder, port, ask };
}

test.each([
  ["a name that leads here from elsewhere", { host: "malo.example:PORT" }],
  ["another port's name", { host: "localhost:1" }],
  ["another site's page", { origin: "https://malo.example" }],
  ["a page of another port", { origin: "http://localhost:1" }],
  ["a page that a browser calls foreign", { "sec-fetch-site": "cross-site" }],
  ["a frame without an origin", { origin: "null" }],
])("%s is refused", async (_who, headers) => {
  const { ask, port } = await editor();
  const named = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace("PORT", String(port))]),
  );
  for (const [method, path] of [
    ["GET", "/editar"],
    ["GET", "/editar/estado"],
    ["POST", "/editar/guardar"],
    ["POST", "/editar/fotos?nombre=a.jpg&ancho=1"],
    ["POST", "/editar/publicar"],
  ] as const) {
    expect((await ask(method, path, named)).status).toBe(403);
  }
});

test("this computer's own browser is answered", async () => {
  const { ask, port } = await editor();
  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}` };
  expect((await ask("GET", "/editar/estado", own)).status).toBe(200);
});

test("a save of an old version changes nothing, and the answer has the new one", async () => {
  const { ask, folder } = await editor();
  const state = JSON.parse((await ask("GET", "/editar/estado")).text);
  const { version, data } = state.files.acerca;
  const file = join(folder, "acerca.yaml");
  const elsewhere = `${await readFile(file, "utf8")}# De otra mano\n`;
  await writeFile(file, elsewhere);
  const body = JSON.stringify({ key: "acerca", version, data: { ...data, queEs: {} } });
  const { status, text } = await ask("POST", "/editar/guardar", {}, body);
  expect(status).toBe(409);
  expect(JSON.parse(text).message).toBe("content/acerca.yaml cambió fuera de este editor.");
  expect(JSON.parse(text).state.files.acerca.version).not.toBe(version);
  expect(await readFile(file, "utf8")).toBe(elsewhere);
});

test.each(["[", '{"a":'])(
  "a save nested 20,000 levels deep is refused, not failed: %s",
  async (open) => {
    const { ask } = await editor();
    const state = JSON.parse((await ask("GET", "/editar/estado")).text);
    const close = open === "[" ? "]" : "}";
    const deep = `${open.repeat(20_000)}1${close.repeat(20_000)}`;
    const { version } = state.files.acerca;
    const body = `{"key":"acerca","version":"${version}","data":{"queEs":${deep}}}`;
    expect((await ask("POST", "/editar/guardar", {}, body)).status).toBe(400);
  },
);

test("content that cannot be read is reported with the reason", async () => {
  const { ask, folder } = await editor();
  await rm(join(folder, "acerca.yaml"));
  await mkdir(join(folder, "acerca.yaml"));
  const { status, text } = await ask("GET", "/editar/estado");
  expect(status).toBe(500);
  expect(JSON.parse(text).message).toMatch(/^No se pudo leer: .*EISDIR/);
});

test("a photo without a name is refused for that, not for its size", async () => {
  const { ask } = await editor();
  const { status, text } = await ask("POST", "/editar/fotos?ancho=1", {}, "foto");
  expect(status).toBe(400);
  expect(text).not.toContain("60 MB");
});

test("one publication runs at a time, and says line by line why it ended", async () => {
  const { ask } = await editor();
  // The command refuses this URL before it builds anything.
  const body = JSON.stringify({ lugar: "github", direccion: "sin-dirección" });
  const answers = await Promise.all([1, 2].map(() => ask("POST", "/editar/publicar", {}, body)));
  const [ended, refused] = answers.sort((one, other) => one.status - other.status);
  expect([ended?.status, refused?.status]).toEqual([200, 409]);
  expect(refused?.text).toContain("Ya se está publicando");
  const lines = (ended?.text ?? "").trimEnd().split("\n");
  expect(lines[0]).toContain("no es una dirección web");
  expect(JSON.parse(lines.at(-1) ?? "")).toEqual({ outcome: "failed" });
  // Another publication may start once the first has ended.
  expect((await ask("POST", "/editar/publicar", {}, body)).status).toBe(200);
  expect((await ask("POST", "/editar/publicar", {}, '{"lugar":"marte"}')).status).toBe(400);
});

test.each(["../edicion.yaml", "no-hay.jpg", "/etc/passwd"])(
  "no photo %j is shown",
  async (name) => {
    const { ask } = await editor();
    const path = `/editar/fotos?nombre=${encodeURIComponent(name)}`;
    expect((await ask("GET", path)).status).toBe(404);
  },
);
