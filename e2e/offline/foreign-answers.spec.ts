import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, expect, openPage } from "../testing/journey.ts";

type Answer = readonly [status: number, page: string];
const badGateway: Answer = [502, "<h1>Bad gateway</h1>"];
const logIn: Answer = [200, "<h1>Log in to this network</h1>"];

/** The site behind a network that may answer in its place. */
const test = base.extend<{ network: { address: string; answer: Answer | null } }>({
  network: async ({ baseURL }, use) => {
    const network = { address: "", answer: null as Answer | null };
    const server = createServer((asked, answer) => {
      if (network.answer !== null) {
        const [status, page] = network.answer;
        return void answer.writeHead(status, { "content-type": "text/html" }).end(page);
      }
      const { method, headers, url = "/" } = asked;
      const onward = ask(new URL(url, baseURL), { method, headers }, (own) => {
        answer.writeHead(own.statusCode ?? 500, own.headers);
        own.pipe(answer);
      });
      onward.on("error", () => answer.destroy());
      asked.pipe(onward);
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
  for (const answer of [badGateway, logIn, badGateway]) {
    network.answer = answer;
    if (answer === logIn) {
      await page.goto(network.address);
      await expect(title).toHaveText("Log in to this network");
    } else {
      await openPage(page, network.address);
      await expect(title).toContainText("XIII ");
    }
  }
});
