import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, expect, openPage } from "../testing/journey.ts";

/** The site behind a network that may answer in its place. */
interface Network {
  readonly address: string;
  answers: "site" | "log-in" | 502;
}

const test = base.extend<{ network: Network }>({
  network: async ({ baseURL }, use) => {
    const network: { address: string; answers: Network["answers"] } = {
      address: "",
      answers: "site",
    };
    const server: Server = createServer((asked, answer) => {
      if (network.answers === 502) {
        answer.writeHead(502).end("<h1>Bad gateway</h1>");
      } else if (network.answers === "log-in") {
        answer
          .setHeader("content-type", "text/html; charset=utf-8")
          .end("<h1>Inicia sesión en esta red</h1>");
      } else {
        const { method, headers, url = "/" } = asked;
        const onward = ask(new URL(url, baseURL), { method, headers }, (own) => {
          answer.writeHead(own.statusCode ?? 500, own.headers);
          own.pipe(answer);
        });
        onward.on("error", () => answer.destroy());
        asked.pipe(onward);
      }
    });
    await new Promise<void>((listening) => server.listen(0, "localhost", listening));
    network.address = `http://localhost:${(server.address() as AddressInfo).port}`;
    await use(network);
    server.closeAllConnections();
    server.close();
  },
});

test.use({
  serviceWorkers: "allow",
  expectedConsole:
    /Failed to load resource|contador de visitas|An unknown error occurred when fetching/,
});

test("a copy answers while a proxy cannot reach the site, and no other page takes its place", async ({
  page,
  network,
}) => {
  await openPage(page, network.address);
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const title = page.getByRole("heading", { level: 1 });
  for (const answers of [502, "log-in", 502] as const) {
    network.answers = answers;
    if (answers === "log-in") {
      await page.goto(network.address);
      await expect(title).toHaveText("Inicia sesión en esta red");
    } else {
      await openPage(page, network.address);
      await expect(title).toContainText("XIII ");
    }
  }
});
