// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import type { Edition } from "#edition/model/edition.ts";
import { Page } from "../Page.tsx";
import { testEdition } from "../testing/edition.ts";
import { clockFacts } from "./clock-facts.ts";
import { followPage } from "./follow-page.ts";
import { type SavedTicket, saveTicket } from "./saved-tickets.ts";
import { showFigures, showPage } from "./show-page.ts";

const talk = (titulo: string, rest: object) => ({ titulo, ponente: [], ...rest });
const programme = [
  talk("Redes", { hora: "09:00", hasta: "10:00", sala: "A", ponente: ["ana", "beto"] }),
  talk("Datos", { hora: "09:00", hasta: "10:00", sala: "B", icono: "ia" }),
  talk("Receso", { hora: "10:00", hasta: "10:30", sala: "Patio" }),
  talk("Nubes", { hora: "10:30", hasta: "11:30", descripcion: "Charla" }),
];
const facts = clockFacts(testEdition().edicion);
const at = (time: string) => Date.parse(`2025-${time}-06:00`);

/** Puts the page as built into the document, as a phone gets it. */
function build(changes: Partial<Edition> = { tematicas: programme }): void {
  const edition = { ...testEdition(), ...changes };
  document.body.innerHTML = renderToStaticMarkup(<Page edition={edition} />);
}
const showAt = (time: string) => {
  showPage(facts, at(time));
  showFigures(facts.doors, at(time));
};
const shown = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => !element.closest("[hidden]"));
/** The visible text of an element. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll("[hidden], [aria-hidden]")) part.remove();
  return copy.textContent.replaceAll(/[\s\u00ad]+/g, " ").trim();
}
const texts = (selector: string) => shown(selector).map(textOf);
const figures = () => texts("[data-figure]");
const actions = () => texts("[data-hero-actions] > *");
const actionsAt = (time: string) => {
  showAt(time);
  return actions();
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: at("09-20T09:30:00") });
  build();
});

it("counts whole units, and a started second as a whole one", () => {
  showFigures(facts.doors, at("10-03T18:00:00") + 1);
  expect(figures()).toEqual(["00", "13", "00", "00"]);
  showAt("10-04T06:00:10");
  expect(figures()).toEqual(["00", "00", "59", "50"]);
  showAt("05-01T07:00:00");
  expect(figures()[0]).toBe("156");
  expect(shown("[data-figure='days'][data-long]")).toHaveLength(1);
  const digits = [...document.querySelectorAll<HTMLElement>("[data-figure='days'] [data-digit]")];
  expect(digits.map(({ dataset }) => dataset.digit)).toEqual(["1", "5", "6"]);
});

it("on the eve and that morning says when the doors open, and how to come", () => {
  const way = () => texts("#inicio [role=timer] ~ *, #inicio p a");
  showAt("10-02T23:59:59");
  expect(texts("#inicio p")).toContain("Puertas 7:00 AM");
  expect(way()).not.toContain("Cómo llegar");
  showAt("10-03T00:00:00");
  expect(texts("#inicio p")).toContain("MañanaPuertas 7:00 AMCómo llegar");
  showAt("10-04T00:00:00");
  expect(texts("#inicio p")).toContain("HoyPuertas 7:00 AMCómo llegar");
});

it("says room by room what is on, until when, and what comes next, and leads to it in the programme", () => {
  const links = () =>
    shown("#inicio a[href^='#charla']").map((link) => [link.getAttribute("href"), textOf(link)]);
  showAt("10-04T09:00:00");
  expect(links()).toEqual([
    ["#charla-1", "Ahora · A · hasta las 10:00 AM RedesAna Ejemplo y Beto Muestra"],
    ["#charla-2", "Ahora · B · hasta las 10:00 AM Datos"],
    ["#charla-3", "Sigue a las 10:00 AM Patio Receso"],
    ["#charla-4", "Después, a las 10:30 AM Nubes"],
  ]);
  expect(texts("#tematicas [data-standing]")).toEqual(["Ahora", "Ahora", "Sigue"]);
  // In a break the next talk is large, with its own hours.
  showAt("10-04T10:00:00");
  expect(texts("#inicio p")).toContain("Receso hasta las 10:30 AM");
  expect(links()).toEqual([["#charla-4", "Sigue · 10:30–11:30 AM NubesCharla"]]);
  const over = "Ya terminó";
  expect(texts("#tematicas [data-standing]")).toEqual([over, over, "Ahora", "Sigue"]);
  const { dataset } = document.documentElement;
  expect([dataset.open, dataset.over]).toEqual(["", undefined]);
  showAt("10-05T00:00:00");
  expect([links(), texts("#tematicas [data-standing]")]).toEqual([[], []]);
});

it("sells nothing before its time, and leads to the event, then to its photos", () => {
  const { edicion, ...rest } = testEdition();
  const fases = { entradasDesde: "2025-07-01T08:00:00-06:00" };
  build({ ...rest, edicion: { ...edicion, fases } });
  expect(actionsAt("06-30T08:00:00")).toEqual(["Entradas desde el 1 de julio"]);
  expect(actionsAt("07-01T08:00:00")).toEqual(["Consigue tu entrada aquí", "Valida tu registro"]);
  expect(actionsAt("10-04T07:00:00")).toEqual(["Cómo llegar", "Muestra tu ticket"]);
  expect(actionsAt("10-05T00:00:00")).toEqual(["Mira las fotos de 2024", "Valida tu registro"]);
});

it("fills the numeral from the ground up by one of fourteen parts a day, and says what it counts", () => {
  const surface = () => Number(document.querySelector("[data-surface='0']")?.getAttribute("y"));
  const isGlowing = () => document.querySelector("[data-surfaces]")?.hasAttribute("data-glowing");
  showAt("09-18T07:00:00");
  expect([surface() > 112, texts("[data-caption]")]).toEqual([true, [""]]);
  const seen = new Set<number>();
  for (let day = 13; day > 0; day -= 1) {
    showPage(facts, facts.doors - day * 86_400_000);
    seen.add(surface());
    const caption = day === 1 ? "" : `Faltan ${day} días`;
    expect([texts("[data-caption]"), isGlowing()]).toEqual([[caption], false]);
  }
  expect([...seen]).toEqual([...seen].sort((one, other) => other - one));
  showAt("10-04T07:00:00");
  expect([surface() < 0, isGlowing()]).toEqual([true, true]);
});

const edition = facts.editionNumber;
const ana: SavedTicket = { carnet: "2490-21-1", nombre: "Ana Uno", numeroTicket: "001", edition };
const luis: SavedTicket = { carnet: "2490-21-2", nombre: "Luis Dos", numeroTicket: "002", edition };

it("sells no ticket to whom has one of this edition before it is over, counts them, and needs no storage", () => {
  const before = "09-20T09:30:00";
  const sold = ["Consigue tu entrada aquí", "Valida tu registro"];
  saveTicket(ana);
  expect(actionsAt(before)).toEqual(["Cómo llegar", "Tu ticket 001"]);
  expect(actionsAt("10-20T09:30:00")).toEqual(["Mira las fotos de 2024", "Valida tu registro"]);
  saveTicket(luis);
  expect(actionsAt(before)).toEqual(["Cómo llegar", "Tus 2 tickets"]);
  localStorage.clear();
  saveTicket({ ...ana, edition: edition - 1 });
  expect(actionsAt(before)).toEqual(sold);
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });
  expect(actionsAt(before)).toEqual(sold);
});

it("follows the clock: each second while it is in view, and at each change otherwise", async () => {
  let see = (_entries: { isIntersecting: boolean }[]) => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onChange: typeof see) {
        see = onChange;
      }
      observe() {}
    },
  );
  vi.setSystemTime(at("10-04T06:59:57") - 600);
  followPage(facts);
  expect(figures()[3]).toBe("04");
  vi.advanceTimersByTime(900);
  expect(figures()[3]).toBe("04");
  see([{ isIntersecting: true }]);
  expect(figures()[3]).toBe("03");
  vi.advanceTimersByTime(699);
  expect(figures()[3]).toBe("03");
  vi.advanceTimersByTime(1);
  expect(figures()[3]).toBe("02");
  // Nothing else is looked at until something begins or ends.
  const link = document.querySelector<HTMLElement>("[data-hero-actions] a");
  if (link) link.hidden = true;
  vi.advanceTimersByTime(1000);
  expect([figures()[3], link?.hidden]).toEqual(["01", true]);
  see([{ isIntersecting: false }]);
  vi.advanceTimersByTime(2000);
  expect(texts("#inicio [role=timer]")).toEqual(["¡Ya empezó el evento! · Puertas abiertas"]);
  saveTicket(ana);
  expect(actions()).toEqual(["Cómo llegar", "Tu ticket 001"]);
  // The computer slept, or its clock was set: no timer follows that.
  vi.setSystemTime(at("10-05T00:00:00"));
  vi.advanceTimersByTime(60_000);
  expect(document.documentElement.dataset.over).toBe("");
  expect(vi.getTimerCount()).toBe(0);
});
