import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { downloadList } from "./download-list.ts";
import { readList } from "./read-list.ts";

const CSV = "carnet,nombre,ticket\r\n2490-21-1,José Peña,001\r\n";

/** Answers as Google does for a published sheet: a redirect first, a page where nothing is published. */
const server = createServer((request, response) => {
  switch (request.url) {
    case "/pub?output=csv":
      response.writeHead(307, { location: "/content.csv" }).end();
      break;
    case "/content.csv":
      response.writeHead(200, { "content-type": "text/csv; charset=utf-8" }).end(CSV);
      break;
    case "/page":
      response.writeHead(200, { "content-type": "text/html" }).end("<html></html>");
      break;
    case "/endless":
      response.writeHead(200, { "content-type": "text/csv" }).end("x".repeat(200_000));
      break;
    default:
      response.writeHead(404).end();
  }
});
let address = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test("a published CSV is read directly, with a notice that anybody can read it", async () => {
  const reading = await readList(`${address}/pub?output=csv`, null);
  expect(reading).toMatchObject({
    kind: "list",
    participants: [{ carnet: "2490-21-1", nombre: "José Peña", numeroTicket: "001" }],
    notices: [expect.stringContaining("cualquiera que tenga la dirección ve los nombres")],
  });
});

test.each([
  ["a page", () => `${address}/page`, /una página web y no un CSV.*Descargar/],
  ["an address that is gone", () => `${address}/nada`, /error 404.*no está publicada.*Descargar/],
  ["a server that is not there", () => "http://127.0.0.1:1/", /No se pudo descargar la lista/],
  ["an address without encryption", () => "http://example.org/x.csv", /sin cifrar.*https/],
  [
    "a sheet as its editors see it",
    () => "https://docs.google.com/spreadsheets/d/abc/edit#gid=0",
    /Google Sheets, que solo se abre con permiso.*Archivo > Descargar/,
  ],
  ["what is no address", () => "https://", /no está bien escrita/],
])("%s is refused with what to do", async (_, list, message) => {
  await expect(readList(list(), null)).rejects.toThrow(message);
});

test("no more is downloaded than a list may have", async () => {
  expect((await downloadList(`${address}/endless`, 1000)).length).toBeLessThan(200_000);
});
