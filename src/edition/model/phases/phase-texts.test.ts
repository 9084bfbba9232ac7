import { expect, it } from "vitest";
import { phaseTexts } from "./phase-texts.ts";

const fechas = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };
const whole = {
  fechas: { ...fechas, fin: "2025-10-04T18:00:00-06:00" },
  fases: { entradasDesde: "2025-08-01T08:00:00-06:00" },
};

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

it("the texts link to the certificate after the event, if one is promised and the page has the list", () => {
  const promised = { ...whole, constancia: "Dos puntos" };
  expect(phaseTexts(promised).over.check).toBe("Tu constancia");
  expect(phaseTexts(promised, true).over.check).toBe("Pregunta por tu registro");
  expect(phaseTexts(whole).over.check).toBe("Valida tu registro");
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
