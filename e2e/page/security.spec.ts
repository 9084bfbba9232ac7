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

// Each refusal is reported in the console.
test.use({ expectedConsole: /Content Security Policy|Trusted/ });

test("the page refuses injected markup and scripts, each by its directive, and lets the description for the home screen through", async ({
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
