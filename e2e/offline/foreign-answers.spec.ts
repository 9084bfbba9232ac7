import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { test as base, expect } from "../testing/journey.ts";

/** The site behind a network that may answer in its place. */
interface Network {
  readonly address: string;
  answers: "site" | "log-in" | 502 | 503 | 504;
}

const test = base.extend<{ network: Network }>({
  network: async ({ baseURL }, use) => {
    const network: { address: string; answers: Network["answers"] } = {
      address: "",
      answers: "site",
    };
    const server: Server = createServer((asked, answer) => {
      if (typeof network.answers === "number") {
        answer.writeHead(network.answers).end("<h1>Bad gateway</h1>");
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

const counts = (page: Page) =>
  expect(page.getByRole("timer")).not.toHaveAttribute("data-state", "unknown");

test("a copy answers while a proxy cannot reach the site, and no other page takes its place", async ({
  page,
  network,
}) => {
  await page.goto(network.address);
  await counts(page);
  await page.clock.fastForward(16_000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const title = page.getByRole("heading", { level: 1 });
  for (const status of [502, 503, 504] as const) {
    network.answers = status;
    await page.goto(network.address);
    await expect(title).toContainText("XIII ");
    await counts(page);
  }
  network.answers = "log-in";
  await page.goto(network.address);
  await expect(title).toHaveText("Inicia sesión en esta red");
  network.answers = 502;
  await page.goto(network.address);
  await expect(title).toContainText("XIII ");
});
