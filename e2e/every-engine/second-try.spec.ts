import { expect, test } from "../testing/every-engine.ts";
import type { Visitor } from "../testing/visitor.ts";

// Chromium and Firefox report each file that did not come.
test.use({ expectedConsole: /Failed to load resource|Loading module from \S+ was blocked/ });

/** Comes near a part of the page, from above. */
async function approach(visitor: Visitor, section: string): Promise<void> {
  await visitor.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await visitor.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const scroll = () => {
          document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
          resolve();
        };
        // What watches for the approach has to see the visitor away first.
        requestAnimationFrame(() => requestAnimationFrame(scroll));
      }),
    section,
  );
}

function isAwake(visitor: Visitor, island: string): Promise<boolean> {
  return visitor.evaluate(
    (name) => document.querySelector(`[data-island="${name}"][data-awake]`) !== null,
    island,
  );
}

for (const [file, section, island] of [
  ["photo-islands", "ediciones", "photo-stack"],
  ["photo-islands", "sede", "carousel"],
  ["SpeakerBio", "ponentes", "speaker-bio"],
] as const) {
  test(`the ${island} comes alive at the second approach when its file was lost at the first`, async ({
    visitor,
    slowSite,
  }) => {
    const lost = slowSite.refuseOnce(new RegExp(`/${file}-`));
    await visitor.open(slowSite.address);
    await whole(visitor);
    await approach(visitor, section);
    await lost;
    await expect
      .poll(async () => {
        await approach(visitor, section);
        return isAwake(visitor, island);
      })
      .toBe(true);
  });
}

test("the carousel's behaviour comes at the second approach", async ({ visitor, slowSite }) => {
  const lost = slowSite.refuseOnce(/\/swiper-/);
  await visitor.open(slowSite.address);
  await whole(visitor);
  await approach(visitor, "sede");
  await lost;
  await expect
    .poll(async () => {
      await approach(visitor, "sede");
      return visitor.evaluate(() => document.querySelector("#sede [data-running=true]") !== null);
    })
    .toBe(true);
});

test("a photo that did not open opens at the second press", async ({ visitor, slowSite }) => {
  const lost = slowSite.refuseOnce(/\/lightbox-/);
  await visitor.open(slowSite.address);
  await whole(visitor);
  await approach(visitor, "ediciones");
  await expect.poll(() => isAwake(visitor, "photo-stack")).toBe(true);
  const enlarge = () =>
    visitor.click({ role: "button", name: "Ampliar foto", within: "#ediciones [role=tabpanel]" });
  await enlarge();
  await lost;
  await expect
    .poll(async () => {
      const open = await visitor.evaluate(() => document.querySelector(".pswp") !== null);
      // What opens just now lies over the button.
      if (!open) await enlarge().catch(() => {});
      return open;
    })
    .toBe(true);
});

test("a carnet sent while the first script is lost is answered after what the field advises", async ({
  visitor,
  slowSite,
}) => {
  const found = slowSite.lose(/\/entry-client-/);
  await visitor.open(slowSite.address);
  await ask(visitor);
  await expect
    .poll(() => visitor.evaluate(readForm))
    .toEqual({ waits: false, advice: expect.stringContaining("Recarga la página") });
  found();
  await visitor.open(slowSite.address);
  await ask(visitor);
  await expect
    .poll(() => visitor.evaluate(() => document.querySelector("dialog [aria-live]")?.textContent))
    .toContain("¡Felicidades");
});

async function ask(visitor: Visitor): Promise<void> {
  await visitor.click({ role: "button", name: "Valida tu registro", within: "#inicio" });
  await visitor.click({ role: "textbox", name: "Carnet", within: "dialog" });
  await visitor.type("249021104512");
  await visitor.press("Enter");
}

/** Whether the form waits, and what its field says. Runs in the page. */
function readForm() {
  const field = document.querySelector<HTMLInputElement>("dialog input");
  return { waits: field?.form?.hasAttribute("aria-busy"), advice: field?.validationMessage };
}

async function whole(visitor: Visitor): Promise<void> {
  await expect
    .poll(() => visitor.evaluate(() => document.documentElement.dataset.below ?? "whole"))
    .toBe("whole");
}
