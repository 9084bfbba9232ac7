import type { Fault } from "#edition/files/rules/fault.ts";
import { wallClock } from "#edition/model/phases/event-dates.ts";

/** Explains a fault to somebody who sees the form and no file. */
export function faultInWords({ problem }: Pick<Fault, "problem">): string {
  switch (problem.kind) {
    case "missing":
    case "wrong value": {
      const { expected, inForm = expected, advice = "" } = problem.hint;
      const isEmpty = problem.kind === "missing" || isNothing(problem.value);
      return `${isEmpty ? "Falta" : "Aquí va"} ${inForm}. ${advice}`.trim();
    }
    case "unknown field":
      return `Hay un dato que la página no conoce, «${problem.name}». Lo quita quien administra el sitio.`;
    case "doors after start":
      return `Es después del inicio, ${inWords(problem.start)}. Revise ambas: la cuenta regresiva termina cuando se abren las puertas.`;
    case "end not after start":
      return `No es posterior al inicio, ${inWords(problem.start)}. Corríjala, o déjela vacía: el evento termina entonces a medianoche.`;
    case "tickets after doors":
      return `Las puertas ya están abiertas: abren el ${inWords(problem.doors)}. Corríjala, o déjela vacía: hay entonces entradas desde el principio.`;
    case "wrong weekday":
      return `El ${wallClock(problem.start).dayAndMonth} es ${problem.weekday}. Corrija el día o la fecha.`;
    case "day after end":
      return `El evento termina el ${wallClock(problem.end).dayAndMonth}. Corrija el día, o en «Fecha y lugar» cuándo termina.`;
    case "end without hour":
      return "Falta la hora en que empieza. Escríbala, o deje esta vacía.";
    case "hour before doors":
      return `Es antes de que abran las puertas, a las ${problem.doors}. Corríjala, o adelante las puertas.`;
    case "end not after hour":
      return `No es posterior a las ${problem.hour}, cuando empieza. Corríjala, o déjela vacía: dura entonces hasta lo siguiente. Si es después de medianoche, diga en «Fecha y lugar» cuándo termina.`;
    case "no such speaker":
      return "Esa persona no está en «Ponentes». Elija a otra, o agréguela.";
    case "repeated":
      return `Ya lo tiene el ${problem.first + 1}.º de la lista. Cambie uno de los dos, o junte ambos en uno.`;
    case "no such phone":
      return "No es un número del país de su código. Revise el código (+502 es Guatemala) y que no falten ni sobren dígitos.";
    case "no such photo":
      return "Esa foto no está. Elíjala otra vez.";
    case "unreadable photo":
      return problem.name.endsWith(".svg")
        ? "No se puede leer como dibujo. Expórtelo otra vez como SVG sencillo, o como PNG con fondo transparente."
        : "No se puede leer como foto. Elíjala otra vez, o expórtela antes como JPG.";
    case "no file":
    case "not UTF-8":
    case "too long":
    case "not YAML":
      return "Lo publicado de esta parte no se puede leer. Lo arregla quien administra el sitio.";
  }
}

function isNothing(value: unknown): boolean {
  return typeof value === "string"
    ? value.trim() === ""
    : Array.isArray(value) && value.length === 0;
}

const inWords = (at: string) => instantInWords(at) ?? at;

/** `sábado 3 de octubre de 2026, 8:00`; `null` for a text that is not an instant. */
export function instantInWords(instant: string): string | null {
  try {
    const { weekdayAndDay, year } = wallClock(instant);
    // With the hours of the other parts of this page, from 0 to 24.
    const time = instant.slice("2026-10-03T".length).slice(0, 5).replace(/^0/, "");
    return `${weekdayAndDay.toLowerCase()} de ${year}, ${time}`;
  } catch {
    return null;
  }
}
