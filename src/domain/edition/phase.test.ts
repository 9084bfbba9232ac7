import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phaseAt, phaseDates, phaseTexts, untilNextPhase } from "./phase.ts";

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
    ["2025-10-04T17:59:59-06:00", "event-day"],
    ["2025-10-04T18:00:00-06:00", "over"],
    ["2030-01-01T00:00:00-06:00", "over"],
  ])("at %s is %s", (instant, phase) => {
    expect(phaseOf(whole, instant)).toBe(phase);
  });

  it("is open from the start and never over where content gives no dates for that", () => {
    expect(phaseOf({ fechas }, "2000-01-01T00:00:00Z")).toBe("open");
    expect(phaseOf({ fechas }, "2100-01-01T00:00:00Z")).toBe("event-day");
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

  it("does not come after the event's day where content gives no end", () => {
    expect(untilNextPhase(phaseDates({ fechas }), Date.parse("2025-10-05T00:00:00Z"))).toBeNull();
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
        thanks: null,
      });
    }
    expect(texts.over.started).toBe("¡Ya empezó el evento!");
  });

  it("offer neither ticket nor list before tickets are to be had, but say when", () => {
    const { announced } = phaseTexts(whole);
    expect(announced.ticket).toEqual({ kind: "notice", text: "Entradas desde el 1 de agosto" });
    expect(announced.check).toBeNull();
  });

  it("lead to the photos and thank once the event is over", () => {
    expect(phaseTexts(whole).over).toMatchObject({
      ticket: { kind: "photos-link" },
      thanks: "Gracias por acompañarnos. Nos vemos en la próxima edición.",
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
    expect(texts["event-day"].ticket.text).toBe("Entradas en la puerta");
    expect(texts.over).toMatchObject({
      ticket: { text: "Ver fotos" },
      started: "¡Hasta 2026!",
      thanks: "Gracias.",
    });
  });
});
