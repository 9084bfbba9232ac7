import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openSpan, phaseAt, phaseDates, phaseTexts, untilNextPhase } from "./phase.ts";

const fechas = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };
const whole = {
  fechas: { ...fechas, fin: "2025-10-04T18:00:00-06:00" },
  fases: { entradasDesde: "2025-08-01T08:00:00-06:00" },
};
const phaseOf = (edition: Parameters<typeof phaseDates>[0], instant: string) =>
  phaseAt(phaseDates(edition), Date.parse(instant));

describe("the phase", () => {
  it.each([
    ["2025-08-01T07:59:59-06:00", "announced"],
    ["2025-08-01T08:00:00-06:00", "open"],
    ["2025-10-03T23:59:59-06:00", "open"],
    ["2025-10-04T00:00:00-06:00", "event-day"],
    ["2025-10-04T06:59:59-06:00", "event-day"],
    ["2025-10-04T07:00:00-06:00", "doors-open"],
    ["2025-10-04T07:59:59-06:00", "doors-open"],
    ["2025-10-04T08:00:00-06:00", "under-way"],
    ["2025-10-04T17:59:59-06:00", "under-way"],
    ["2025-10-04T18:00:00-06:00", "over"],
    ["2030-01-01T00:00:00-06:00", "over"],
  ])("at %s is %s", (instant, phase) => {
    expect(phaseOf(whole, instant)).toBe(phase);
  });

  it("is open from the start, and over from that night on, where content gives no dates for that", () => {
    expect(phaseOf({ fechas }, "2000-01-01T00:00:00Z")).toBe("open");
    expect(phaseOf({ fechas }, "2025-10-04T23:59:59-06:00")).toBe("under-way");
    expect(phaseOf({ fechas }, "2025-10-05T00:00:00-06:00")).toBe("over");
  });

  it("has no time between doors and start where both are at once", () => {
    const sharp = { fechas: { ...fechas, puertas: fechas.inicio } };
    expect(phaseOf(sharp, fechas.inicio)).toBe("under-way");
  });

  it("has the event's own midnight, whatever the zone of the machine", () => {
    expect(phaseOf({ fechas }, "2025-10-04T05:59:59Z")).toBe("open");
    expect(phaseOf({ fechas }, "2025-10-04T06:00:00Z")).toBe("event-day");
  });

  it("is still announced on the day, when tickets are to be had only then", () => {
    const late = { fechas, fases: { entradasDesde: "2025-10-04T06:00:00-06:00" } };
    expect(phaseOf(late, "2025-10-04T05:00:00-06:00")).toBe("announced");
    expect(phaseOf(late, "2025-10-04T06:00:00-06:00")).toBe("event-day");
  });
});

describe("the next phase", () => {
  it("begins exactly when it is said to, and none before", () => {
    const dates = phaseDates(whole);
    const instants = fc.integer({
      min: Date.parse("2025-07-01T00:00:00Z"),
      max: Date.parse("2025-11-01T00:00:00Z"),
    });
    fc.assert(
      fc.property(instants, (now) => {
        const wait = untilNextPhase(dates, now);
        if (wait === null) {
          expect(phaseAt(dates, now)).toBe("over");
          return;
        }
        expect(wait).toBeGreaterThan(0);
        expect(phaseAt(dates, now + wait)).not.toBe(phaseAt(dates, now));
        expect(phaseAt(dates, now + wait - 1)).toBe(phaseAt(dates, now));
      }),
    );
  });

  it("passes over an instant that changes nothing", () => {
    const late = { fechas, fases: { entradasDesde: "2025-10-04T06:00:00-06:00" } };
    const eve = Date.parse("2025-10-03T23:00:00-06:00");
    expect(untilNextPhase(phaseDates(late), eve)).toBe(7 * 3_600_000);
  });

  it("does not come once the edition is over", () => {
    const night = Date.parse("2025-10-05T00:00:00-06:00");
    expect(untilNextPhase(phaseDates({ fechas }), night - 1)).toBe(1);
    expect(untilNextPhase(phaseDates({ fechas }), night)).toBeNull();
  });
});

describe("the texts", () => {
  it("are those of the specified page where content gives none", () => {
    const texts = phaseTexts({ fechas });
    for (const phase of ["open", "event-day"] as const) {
      expect(texts[phase]).toEqual({
        ticket: { kind: "ticket-link", text: "Consigue tu entrada aquí" },
        check: "Valida tu registro",
        started: "¡Ya empezó el evento!",
        note: null,
      });
    }
    expect(texts["under-way"].started).toBe("¡Ya empezó el evento!");
    expect(texts.over.started).toBe("El evento ya pasó");
  });

  it("lead to the place and to one's own ticket once the doors are open", () => {
    const mapa = "https://example.org/mapa";
    const texts = phaseTexts({ fechas, lugar: { mapa } });
    for (const phase of ["doors-open", "under-way"] as const) {
      expect(texts[phase]).toMatchObject({
        ticket: { kind: "directions-link", text: "Cómo llegar", href: mapa },
        check: "Muestra tu ticket",
      });
    }
    expect(texts["doors-open"]).toMatchObject({
      started: "Puertas abiertas",
      note: "empezamos a las 8:00",
    });
    const withoutMap = phaseTexts({ fechas });
    expect(withoutMap["under-way"].ticket).toMatchObject({ href: "#sede" });
  });

  it("offer neither ticket nor list before tickets are to be had, but say when", () => {
    const { announced } = phaseTexts(whole);
    expect(announced.ticket).toEqual({ kind: "notice", text: "Entradas desde el 1 de agosto" });
    expect(announced.check).toBeNull();
  });

  it("lead to the photos and thank once the event is over", () => {
    expect(phaseTexts(whole).over).toMatchObject({
      ticket: { kind: "photos-link" },
      note: "Gracias por acompañarnos. Nos vemos en la próxima edición.",
    });
  });

  it("are content's own, phase by phase", () => {
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
    expect(texts.open).toMatchObject({
      ticket: { text: "Consigue tu entrada aquí" },
      check: "¿Estoy en la lista?",
    });
    for (const phase of ["event-day", "doors-open", "under-way"] as const) {
      expect(texts[phase].ticket).toEqual({ kind: "ticket-link", text: "Entradas en la puerta" });
    }
    expect(texts.over).toMatchObject({
      ticket: { text: "Ver fotos" },
      started: "¡Hasta 2026!",
      note: "Gracias.",
    });
  });
});

describe("the time in which the page offers what it was built with", () => {
  it("begins with the tickets and ends with the doors", () => {
    expect(openSpan(whole)).toEqual([
      Date.parse("2025-08-01T08:00:00-06:00"),
      Date.parse("2025-10-04T07:00:00-06:00"),
    ]);
    expect(openSpan({ fechas })[0]).toBeNull();
  });

  it("ends at midnight where the day has texts of its own", () => {
    const fases = { dia: { registro: "Busca tu carnet" } };
    expect(openSpan({ fechas, fases })[1]).toBe(Date.parse("2025-10-04T00:00:00-06:00"));
  });
});
