/*
 * Put into the page by the demonstration and by `npm run dev`, never by the build. `?ahora=INSTANT`
 * sets the page's clock, which then goes on; `?dialogo=STATE` brings the dialog into that state, with
 * answers that no server gives.
 */
(() => {
  const asked = new URLSearchParams(location.search);
  // A plus sign in an address is read as a space.
  const ahead = Date.parse((asked.get("ahora") ?? "").replace(" ", "+")) - Date.now();
  if (!Number.isNaN(ahead)) {
    const RealDate = Date;
    const now = () => RealDate.now() + ahead;
    globalThis.Date = new Proxy(RealDate, {
      construct: (_, parts) => (parts.length === 0 ? new RealDate(now()) : new RealDate(...parts)),
      get: (_, name) => (name === "now" ? now : RealDate[name]),
    });
  }

  const participant = { nombre: "Ana Lucía Morales Xicará", numeroTicket: "001" };
  const longest = {
    nombre: "María Fernanda de los Ángeles Castellanos Xicará",
    numeroTicket: "XIII-00127",
  };
  const problem = (status) =>
    new Response(JSON.stringify({ title: "Ensayo", status }), {
      status,
      headers: { "content-type": "application/problem+json", "retry-after": "120" },
    });
  const found = (answer) => () => Response.json({ participant: answer });
  /** By name: what is typed, and what the look-up answers; nothing is pressed without an answer. */
  const states = {
    vacio: { typed: "" },
    escribiendo: { typed: "2490211" },
    incompleto: { typed: "24902", answer: found(null) },
    encontrado: { typed: "249021104512", answer: found(participant) },
    "encontrado-largo": { typed: "249021104512", answer: found(longest) },
    "no-encontrado": { typed: "249025999999", answer: found(null) },
    falla: { typed: "249021104512", answer: () => problem(503) },
    "demasiados-intentos": { typed: "249021104512", answer: () => problem(429) },
  };
  const state = states[asked.get("dialogo") ?? ""];
  if (state === undefined) return;

  const realFetch = globalThis.fetch;
  globalThis.fetch = async (resource, options) =>
    String(resource).includes("/lookup") && state.answer
      ? state.answer()
      : realFetch(resource, options);
  const waiting = setInterval(() => {
    const dialog = document.querySelector("dialog");
    const field = dialog?.querySelector("input");
    const button = field?.form?.querySelector('[type="submit"]');
    // Not parsed yet. What is typed and sent before the dialog is alive waits for it.
    if (!button) return;
    clearInterval(waiting);
    dialog.showModal();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    set.call(field, state.typed);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (state.answer) button.click();
  }, 50);
})();
