import { partIds } from "../testing/part-ids.ts";
import type { Visitor } from "../testing/visitor.ts";

/** Something of the page to be compared between engines. */
export interface View {
  readonly name: string;
  /** Brings it into the window. */
  show(visitor: Visitor): Promise<void>;
}

/** Each section, then the states of the dialog. */
export const views: readonly View[] = [
  ...partIds.map((id) => ({
    name: id,
    show: async (visitor: Visitor) => {
      await visitor.open("/");
      await visitor.evaluate(bringIntoView, id);
    },
  })),
  { name: "dialogo-vacio", show: openDialog },
  {
    name: "dialogo-encontrado",
    show: (visitor) => ask(visitor, "249021104512", "¡Felicidades"),
  },
  {
    name: "dialogo-desconocido",
    show: (visitor) => ask(visitor, "249025999999", "No encontramos"),
  },
  {
    name: "dialogo-fallo",
    show: async (visitor) => {
      await openDialog(visitor);
      await visitor.evaluate(() => {
        globalThis.fetch = () => Promise.reject(new TypeError("Load failed"));
      });
      await typeCarnet(visitor, "249021104512");
      await visitor.evaluate(answered, "No pudimos");
    },
  },
];

async function openDialog(visitor: Visitor): Promise<void> {
  await visitor.open("/");
  await visitor.evaluate(bringIntoView, "inicio");
  await visitor.click({ role: "button", name: "Valida tu registro", within: "#inicio" });
  await visitor.evaluate(opened, null);
}

async function ask(visitor: Visitor, carnet: string, answer: string): Promise<void> {
  await openDialog(visitor);
  await typeCarnet(visitor, carnet);
  await visitor.evaluate(answered, answer);
}

async function typeCarnet(visitor: Visitor, carnet: string): Promise<void> {
  await visitor.click({ role: "textbox", name: "Carnet", within: "dialog" });
  await visitor.type(carnet);
  await visitor.press("Enter");
}

/** Scrolls to a section once the page is alive; resolves when its pictures are there. Runs in the page. */
async function bringIntoView(id: string): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const asleep = () =>
    document.documentElement.dataset.below !== undefined ||
    !document.querySelector('[data-island="participant-check"][data-awake]');
  while (asleep()) await frame();
  const part = document.getElementById(id);
  // Twice: what lies above may get its height when it is near.
  for (let look = 0; look < 20; look += 1) {
    part?.scrollIntoView({ behavior: "instant" });
    await frame();
  }
  await document.fonts.ready;
  for (const image of part?.querySelectorAll("img") ?? []) {
    const { top, bottom } = image.getBoundingClientRect();
    const near = bottom > 0 && top < innerHeight && image.checkVisibility();
    while (near && !image.complete) await frame();
  }
}

/** Resolves when the dialog has come to rest. Runs in the page. */
async function opened(): Promise<void> {
  const dialog = document.querySelector("dialog");
  while (!dialog?.open || dialog.getAnimations({ subtree: true }).length > 0) {
    await new Promise(requestAnimationFrame);
  }
}

/** Resolves when the dialog's answer is there and at rest. Runs in the page. */
async function answered(text: string): Promise<void> {
  const answer = document.querySelector("dialog [aria-live]");
  while (
    !answer?.textContent?.includes(text) ||
    answer.getAnimations({ subtree: true }).length > 0
  ) {
    await new Promise(requestAnimationFrame);
  }
}
