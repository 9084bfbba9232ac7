/*
 * `npm run dev` and the demo add this script to the page; the build never does. `?ahora=INSTANT` sets
 * the page's clock, which then runs on; `?dialogo=STATE` brings the dialog into that state, with
 * simulated answers.
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
    // Otherwise the page would correct its clock by the server's.
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name === "date" ? new Date(now()).toUTCString() : get.call(this, name);
    };
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
  const never = () => new Promise(() => {});
  const late = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  const offline = () => Promise.reject(new TypeError("Ensayo"));
  const kept = (registration, carnet) => ({ ...registration, carnet });
  /**
   * The states of the dialog by name: the typed text, the look-up's answer (without one, nothing is
   * pressed), the button pressed after it, and the stored tickets.
   */
  const states = {
    vacio: { typed: "" },
    escribiendo: { typed: "2490211" },
    incompleto: { typed: "24902", answer: found(null) },
    encontrado: { typed: "249021104512", answer: found(participant) },
    "encontrado-largo": { typed: "249021104512", answer: found(longest) },
    "no-encontrado": { typed: "249025999999", answer: found(null) },
    falla: { typed: "249021104512", answer: () => problem(503) },
    "demasiados-intentos": { typed: "249021104512", answer: () => problem(429) },
    validando: { typed: "249021104512", answer: never },
    "sin-conexion": { typed: "249021104512", answer: offline },
    "sin-respuesta": { typed: "249021104512", answer: late },
    error: { typed: "249021104512", answer: () => problem(500) },
    pase: { typed: "249021104512", answer: found(participant), press: '[aria-expanded="false"]' },
    guardado: { typed: "", tickets: [kept(participant, "2490-21-104512")] },
    guardados: {
      typed: "",
      tickets: [kept(participant, "2490-21-104512"), kept(longest, "2490-21-104513")],
    },
  };
  const state = states[asked.get("dialogo") ?? ""];
  if (state === undefined) return;

  const realFetch = globalThis.fetch;
  globalThis.fetch = async (resource, options) =>
    String(resource).includes("/lookup") && state.answer
      ? state.answer(options)
      : realFetch(resource, options);
  if (state.answer === offline) Object.defineProperty(navigator, "onLine", { get: () => false });
  if (state.tickets) {
    // Only reads of the storage are simulated, so that the real storage stays unchanged. The
    // edition is the page's own.
    const { getItem } = Storage.prototype;
    const ticketsOfThePage = () => {
      const { edicion } = JSON.parse(document.querySelector("#edicion-datos").textContent);
      return state.tickets.map((ticket) => ({ ...ticket, edition: edicion.numero }));
    };
    Storage.prototype.getItem = function (key) {
      return key === "tickets" ? JSON.stringify(ticketsOfThePage()) : getItem.call(this, key);
    };
  }
  const whenThere = (find, act) => {
    const waiting = setInterval(() => {
      const found = find();
      if (!found) return;
      clearInterval(waiting);
      act(found);
    }, 50);
  };
  const inDialog = (selector) => document.querySelector(`dialog ${selector}`);
  // Runs once the dialog is parsed. A form that is sent before hydration waits for it.
  whenThere(
    () => inDialog('[type="submit"]'),
    (button) => {
      const field = inDialog("input");
      button.closest("dialog").showModal();
      if (!state.typed) return;
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      set.call(field, state.typed);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      if (!state.answer) return;
      button.click();
      if (state.press)
        whenThere(
          () => inDialog(state.press),
          (next) => next.click(),
        );
    },
  );
})();
