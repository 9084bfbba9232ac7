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

  test("cannot add a visit in its visitor's name", async ({ page, baseURL }) => {
    const ours = new URL("/api/visits", baseURL).href;
    const foreign = ours.replace("127.0.0.1", "localhost").replace("/api/visits", "/otro-sitio");
    await page.route(foreign, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Otro</title>" }),
    );
    await page.goto(foreign);
    const answer = page.waitForResponse(ours);
    await page.evaluate(
      (url) => fetch(url, { method: "POST", mode: "no-cors" }).catch(() => null),
      ours,
    );
    expect((await answer).status()).toBe(403);
  });
});
