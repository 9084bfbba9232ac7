// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ticketEvent } from "./check/ticket/ticket-event.ts";
import { renderPage } from "./entry-server.tsx";
import { testAssets as assets, testEdition } from "./testing/edition.ts";

const { edicion, ...rest } = testEdition();

const mark = (file: string) => ({ file, width: 10, height: 10 });

/** The page's elements; nothing in it is fetched or run. */
function inert(html: string): DocumentFragment {
  const page = document.createElement("template");
  page.innerHTML = html;
  return page.content;
}

it("lets the browser paint once the first screen has been parsed", () => {
  const page = inert(renderPage(testEdition(), assets));
  const expectation = page.querySelector('link[rel="expect"][blocking="render"]');
  expect(page.querySelector(`#inicio ~ ${expectation?.getAttribute("href")}`)).not.toBeNull();
});

it("without the optional content the page has none of its elements; with it, answers are data, too", () => {
  const bare = inert(renderPage(testEdition(), assets));
  for (const part of ["#patrocinadores", "#preguntas", "#pie img", "#inicio header img"]) {
    expect(bare.querySelector(part), part).toBeNull();
  }
  expect(bare.querySelectorAll('[type="application/ld+json"]')).toHaveLength(1);
  const escudos = [{ archivo: "e.svg", nombre: "Escudo", enlace: "https://example.org/e" }];
  const own = { logo: "l.svg", escudos, titulos: { ponentes: "Quienes hablan" } };
  const name = "¿Hay </script> parqueo?";
  const more = {
    edicion: { ...edicion, ...own },
    preguntas: [{ pregunta: name, respuesta: "Sí." }],
    drawn: { marks: { "l.svg": mark("l.webp"), "e.svg": mark("e.webp") } },
  };
  const full = inert(renderPage({ ...rest, ...more }, assets));
  const data = [...full.querySelectorAll('[type="application/ld+json"]')].at(1)?.textContent;
  expect(JSON.parse(data ?? "")).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name, acceptedAnswer: { text: "Sí." } }],
  });
  expect(full.querySelector("#ponentes h2")?.textContent).toBe("Quienes hablan");
  expect(full.querySelectorAll('img[src="/fotos/l.webp"]')).toHaveLength(2);
  const crests = [...full.querySelectorAll('a[href="https://example.org/e"] img')];
  expect(crests.map((crest) => crest.getAttribute("alt"))).toEqual(["Escudo", "Escudo"]);
});

it.each([
  ["cancelado", undefined, "Cancelado", "EventCancelled", false],
  ["pospuesto", undefined, "Pospuesto", "EventPostponed", false],
  ["pospuesto", "2025-09-06T08:00:00-06:00", "Pospuesto", "EventRescheduled", true],
  ["en-linea", undefined, "En línea", "EventMovedOnline", true],
] as const)(
  "says that the event is %s (before: %s), and sells nothing that is not",
  (tipo, fechaAnterior, word, status, isSold) => {
    const estado = { tipo, texto: "Los tickets valen igual.", fechaAnterior };
    const edition = { ...rest, edicion: { ...edicion, estado } };
    const page = inert(renderPage(edition, { ...assets, siteUrl: "https://example.org" }));
    const notices = [...page.querySelectorAll("#inicio p")];
    const notice = notices.find((each) => each.textContent === `${word} Los tickets valen igual.`);
    // Only what never took place is still said when it is over.
    expect(notice?.hasAttribute("data-until")).toBe(isSold);
    expect(page.textContent.includes("Cómo llegar")).toBe(tipo !== "en-linea" && isSold);
    expect(page.textContent.includes("Google Calendar")).toBe(isSold);
    const shared = page.querySelector('[property="og:title"]')?.getAttribute("content");
    expect(shared).toMatch(new RegExp(`^${word}: `));
    const data = page.querySelector('[type="application/ld+json"]')?.textContent ?? "";
    expect(data).toContain(`https://schema.org/${status}`);
    expect(data.includes("VirtualLocation")).toBe(tipo === "en-linea");
    expect(page.querySelector("[role=timer]") !== null).toBe(isSold);
    const offer = `a[href*="${encodeURIComponent(edicion.entradas.mensaje)}"]`;
    expect(page.querySelector(offer) !== null).toBe(isSold);
    // Who has a ticket still finds it, and reads it there too.
    const own = "#inicio [commandfor][data-leads]:not([data-ticket-label])";
    expect(page.querySelector(own)).not.toBeNull();
    expect(ticketEvent(edition).days).toMatch(new RegExp(`^${word}: `));
  },
);
