import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { expect, openPage, test } from "./journey.ts";

test("the page comes with a policy that allows no inline script, style or foreign address", async ({
  request,
}) => {
  for (const path of ["/", "/no-existe"]) {
    const headers = (await request.get(path, { headers: { accept: "text/html" } })).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["permissions-policy"]).toContain("geolocation=()");
  }
});

test.describe("what is injected all the same", () => {
  test.use({ expectedConsole: /Content Security Policy|Trusted/ });

  test("does not run", async ({ page }) => {
    await openPage(page);
    const outcome = await page.evaluate(() => {
      const script = document.createElement("script");
      try {
        script.textContent = "window.injected = true";
        document.body.append(script);
      } catch {
        // Trusted Types refuse the text; the policy would refuse the element.
      }
      let markup = "accepted";
      try {
        document.createElement("div").innerHTML = "<img src=x onerror='window.injected = true'>";
      } catch {
        markup = "refused";
      }
      return { markup, ran: "injected" in window };
    });
    expect(outcome).toEqual({ markup: "refused", ran: false });
  });
});

test.describe("another site's page", () => {
  // The browser tells that it keeps the answer from the page.
  test.use({ expectedConsole: /Failed to load resource/ });

  let foreign: Server;
  test.beforeAll(async () => {
    // On this machine too: browsers keep pages of the network away from it by themselves.
    foreign = createServer((_request, response) => {
      response.setHeader("content-type", "text/html").end("<!doctype html><title>Otro</title>");
    }).listen(0, "127.0.0.1");
    await once(foreign, "listening");
  });
  test.afterAll(() => {
    foreign.close();
  });

  test("cannot add a visit in its visitor's name", async ({ page, baseURL }) => {
    const address = foreign.address();
    if (address === null || typeof address === "string") throw new Error("No port");
    await page.goto(`http://localhost:${address.port}/`);
    // The page does not get to see the answer, and so neither does a listener on the page.
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
