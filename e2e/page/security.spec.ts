import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../testing/journey.ts";

/** Attempts of an injected script, by the directive of the policy that must refuse each. */
const attempts: Record<string, (foreign: string) => unknown> = {
  "base-uri": (href) =>
    document.head.append(Object.assign(document.createElement("base"), { href })),
  "connect-src": (address) => fetch(address),
  "font-src": (address) => new FontFace("Foreign", `url(${address})`).load(),
  "form-action": (action) => {
    const form = Object.assign(document.createElement("form"), { action });
    document.body.append(form);
    form.submit();
  },
  "frame-src": (src) =>
    document.body.append(Object.assign(document.createElement("iframe"), { src })),
  "img-src": (src) => Object.assign(new Image(), { src }),
  "media-src": (src) => Object.assign(new Audio(), { src }),
  "require-trusted-types-for": (text) => Object.assign(document.body, { innerHTML: text }),
  "script-src-elem": (address) => import(address),
  "style-src-attr": () => document.body.setAttribute("style", "color: red"),
  "style-src-elem": () => {
    const textContent = "body { color: red }";
    document.head.append(Object.assign(document.createElement("style"), { textContent }));
  },
  "trusted-types": () => window.trustedTypes?.createPolicy("foreign", {}),
};

test.describe("injected markup and scripts", () => {
  test.use({ expectedConsole: /Content Security Policy|Trusted/ });

  test("are refused, each by its directive, but the description for the home screen is let through", async ({
    page,
  }) => {
    await openPage(page);
    const network = await page.context().newCDPSession(page);
    const { data = "", errors } = await network.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(JSON.parse(data)).toHaveProperty("icons");
    for (const [directive, attempt] of Object.entries(attempts)) {
      const violation = await page.evaluateHandle(() => ({
        directive: new Promise<string>((resolve) => {
          const report = (event: SecurityPolicyViolationEvent) => resolve(event.effectiveDirective);
          document.addEventListener("securitypolicyviolation", report, { once: true });
        }),
      }));
      await page.evaluate(attempt, "https://example.com/").catch(() => undefined);
      expect(await violation.evaluate((seen) => seen.directive)).toBe(directive);
    }
  });
});

test.describe("another site's page", () => {
  // The browser logs that it withholds the answer from the page.
  test.use({ expectedConsole: /Failed to load resource|frame-ancestors/ });

  let foreign: Server;
  test.beforeAll(async ({ baseURL }) => {
    // On this machine, because browsers protect it from pages of the network by themselves.
    foreign = createServer((_request, response) => {
      response
        .setHeader("content-type", "text/html")
        .end(`<!doctype html><title>Otro</title><iframe src="${baseURL}"></iframe>`);
    }).listen(0, "127.0.0.1");
    await once(foreign, "listening");
  });
  test.afterAll(() => {
    foreign.close();
  });

  async function openForeign(page: Page): Promise<void> {
    const address = foreign.address();
    if (address === null || typeof address === "string") throw new Error("No port");
    await page.goto(`http://localhost:${address.port}/`);
  }

  test("cannot show ours in a frame, to catch a visitor's touches", async ({ page }) => {
    await openForeign(page);
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain("chrome-error://chromewebdata/");
  });

  test("cannot add a visit in its visitor's name", async ({ page, baseURL }) => {
    await openForeign(page);
    // The page cannot see the answer, so the network is observed by the browser's protocol.
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    const statuses: number[] = [];
    network.on("Network.responseReceivedExtraInfo", ({ statusCode }) => statuses.push(statusCode));
    const seen = await page.evaluate(
      (url) => fetch(url, { method: "POST", mode: "no-cors" }).catch(() => "nothing"),
      new URL("/api/visits", baseURL).href,
    );
    expect(seen).toBe("nothing");
    await expect.poll(() => statuses).toContain(403);
  });
});
