import { expect, it } from "vitest";
import { phaseAt, phaseDates, phaseSpans } from "./phase.ts";
import { phaseTexts } from "./phase-texts.ts";

const fechas = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };
const whole = {
  fechas: { ...fechas, fin: "2025-10-04T18:00:00-06:00" },
  fases: { entradasDesde: "2025-08-01T08:00:00-06:00" },
};
const phaseOf = (edition: Parameters<typeof phaseDates>[0], instant: string) =>
  phaseAt(phaseDates(edition), Date.parse(instant));

it.each([
  ["2025-08-01T08:00:00-06:00", "open"],
  ["2025-10-03T23:59:59-06:00", "open"],
  ["2025-10-04T00:00:00-06:00", "event-day"],
  ["2025-10-04T07:00:00-06:00", "doors-open"],
  ["2025-10-04T08:00:00-06:00", "under-way"],
  ["2025-10-04T18:00:00-06:00", "over"],
])("the phase at %s is %s", (instant, phase) => {
  expect(phaseOf(whole, instant)).toBe(phase);
});

it("by default an event is open from the start, and over from that night on", () => {
  expect(phaseOf({ fechas }, "2000-01-01T00:00:00Z")).toBe("open");
  expect(phaseOf({ fechas }, "2025-10-04T23:59:59-06:00")).toBe("under-way");
  expect(phaseOf({ fechas }, "2025-10-05T00:00:00-06:00")).toBe("over");
});

it.each([
  // A night belongs to the day before.
  ["2025-10-05T02:00:00-06:00", "2025-10-05T02:00:00-06:00"],
  ["2025-10-05T13:00:00-06:00", "2025-10-06T00:00:00-06:00"],
])("the last day of an event until %s ends at %s", (fin, dayEnds) => {
  expect(phaseDates({ fechas: { ...fechas, fin } }).dayEnds).toBe(Date.parse(dayEnds));
});

const thatMorning = { fechas, fases: { entradasDesde: "2025-10-04T06:00:00-06:00" } };

it.each([
  ["announced open event-day doors-open under-way over", whole],
  ["announced event-day doors-open under-way over", thatMorning],
])("the spans of the phases are %s, each as long as the clock says", (phases, edition) => {
  const dates = phaseDates(edition);
  const spans = phaseSpans(dates);
  expect(spans.map(({ phase }) => phase).join(" ")).toBe(phases);
  const [begin, ...starts] = spans.map(({ from }) => from);
  expect([begin, ...spans.map(({ until }) => until)]).toEqual([null, ...starts, null]);
  for (const { phase, from } of spans.slice(1)) expect(phaseAt(dates, from ?? 0)).toBe(phase);
});

it("the texts link to the venue and to the own ticket once the doors are open", () => {
  const mapa = "https://example.org/mapa";
  const texts = phaseTexts({ fechas, lugar: { mapa } });
  for (const phase of ["doors-open", "under-way"] as const) {
    expect(texts[phase]).toMatchObject({
      ticket: { kind: "directions-link", text: "Cómo llegar", href: mapa },
      check: "Muestra tu ticket",
    });
  }
  const withoutMap = phaseTexts({ fechas });
  expect(withoutMap["under-way"].ticket).toMatchObject({ href: "#sede" });
});

it("the certificate leads after the event, before the photos, if one is promised and the page has the list", () => {
  const promised = { ...whole, constancia: "Dos puntos" };
  expect(phaseTexts(promised).over.check).toBe("Tu constancia");
  expect(phaseTexts(promised, true).over.check).toBe("Pregunta por tu registro");
  expect(phaseTexts(whole).over.check).toBe("Valida tu registro");
  const leads = (edicion: typeof whole) => phaseTexts(edicion, false, 2024).over.checkLeads;
  expect([leads(promised), leads(whole)]).toEqual([true, false]);
});

it("the texts are content's own, phase by phase", () => {
  const texts = phaseTexts({
    fechas,
    fases: {
      anunciada: { entrada: "Pronto" },
      abierta: { registro: "¿Estoy en la lista?" },
      dia: { entrada: "Entradas en la puerta" },
      terminada: { entrada: "Ver fotos", cuenta: "¡Hasta 2026!", gracias: "Gracias." },
    },
  });
  expect(texts.announced.ticket.text).toBe("Pronto");
  const ticket = { text: "Consigue tu entrada aquí" };
  expect(texts.open).toMatchObject({ ticket, check: "¿Estoy en la lista?" });
  for (const phase of ["event-day", "doors-open", "under-way"] as const) {
    expect(texts[phase].ticket).toEqual({ kind: "ticket-link", text: "Entradas en la puerta" });
  }
  const over = { ticket: { text: "Ver fotos" }, past: "¡Hasta 2026!", note: "Gracias." };
  expect(texts.over).toMatchObject(over);
});
