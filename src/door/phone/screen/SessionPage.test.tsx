// @vitest-environment happy-dom
import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Observable } from "#platform/browser/observable.ts";
import { carnets } from "#testing/carnets.ts";
import { DoorPage } from "../DoorPage.tsx";
import type { Input, StoredDoor } from "../session/door-database.ts";
import { emptyList } from "../session/local-data.ts";
import { Session } from "../session/session.ts";
import type { SessionState } from "../session/session-state.ts";
import { MemoryPhone } from "../testing/memory-phone.ts";
import { newSession } from "../testing/session-under-test.ts";

vi.mock("./camera.ts", async (original) => ({
  ...(await original<object>()),
  openCamera: async () => ({ torch: () => Promise.reject(new Error("No light")), stop() {} }),
}));

const people = [
  { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "11" },
  { carnet: "2490-21-2", nombre: "Beto", numeroTicket: "12" },
  { carnet: "sin-abc", nombre: "Dra. Sol Ixim", numeroTicket: "13", tipo: "ponente" },
];

beforeEach(() => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
});

/** Shows the page of a session with these people. */
async function begin(
  list: Partial<StoredDoor["list"]> = {},
  phone = new MemoryPhone(),
  input: Input | null = "keyboard",
) {
  const until = Date.now() + 3_600_000;
  const state = new Observable<SessionState>({ kind: "opening" });
  const record = { ...newSession.session, until, input };
  const stored = { session: record, list: { ...emptyList, people, ...list }, log: [], own: [] };
  const session = new Session(phone, { ...stored, isStored: false }, state, carnets);
  await session.begin();
  onTestFinished(() => session.stop());
  const door = { state, session, resume: async () => {}, discardUnsent: async () => {} };
  const readiness = Promise.resolve("ready" as const);
  await act(async () => void render(<DoorPage door={door} readiness={readiness} />));
  return session;
}

test("a torch that the phone refuses is said to, and the camera goes on", async () => {
  await begin({}, new MemoryPhone(), "camera");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Linterna" })));
  expect(screen.getByText(/^La linterna no responde/).role).toBe("status");
});

test("an answer stays while one of its buttons has the focus", async () => {
  const session = await begin();
  vi.useFakeTimers();
  await act(() => session.scan("2490-21-1"));
  const go = screen.getByRole("button", { name: "Seguir" });
  act(() => go.focus());
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByLabelText("Respuesta")).toBeDefined();
  act(() => {
    go.blur();
    vi.advanceTimersByTime(0);
  });
  expect(screen.queryByLabelText("Respuesta")).toBeNull();
});

test("each answer vibrates in its own way and is said once, with the person, also beside a status that lasts; the screen stays on", async () => {
  const vibrations: unknown[] = [];
  const request = vi.fn(async () => ({ release: async () => {} }));
  const vibrate = (pattern: unknown) => vibrations.push(pattern);
  vi.stubGlobal("navigator", { vibrate, wakeLock: { request } });
  const session = await begin();
  await screen.findByText(/^Sin red/);
  const regions = screen.getAllByRole("status");
  const said = () => regions.flatMap(({ textContent }) => textContent || []);
  const before = said();
  for (const [scanned, answer] of [
    ["2490-21-1", /^Adelante\. Ana\. Ticket 11$/],
    ["2490-21-1", /^Ya entró a las .+ por Norte\. Ana\. Ticket 11$/],
    ["2490-21-9", /^No está en la lista\. 2490-21-9\. /],
  ] as const) {
    await act(() => session.scan(scanned));
    const news = said().filter((text) => !before.includes(text));
    expect(news).toEqual([expect.stringMatching(answer)]);
  }
  act(() => session.clear());
  expect(said()).toEqual(before);
  expect(vibrations).toEqual([[60], [120, 90, 120], [500]]);
  expect(request).toHaveBeenCalledWith("screen");
});

test("a phone that stores nothing does not promise it without a network, also once its notice was read", async () => {
  await begin({}, Object.assign(new MemoryPhone(), { isFull: true }), null);
  expect(screen.queryByText(/sin red\.$/)).toBeNull();
  await act(async () => fireEvent.click(screen.getByText("Empezar con lector o teclado")));
  await screen.findByText(/^Sin red/);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Enterado" })));
  expect(screen.queryByRole("button", { name: "Enterado" })).toBeNull();
  expect(screen.getByText(/^Sin red/).textContent).toContain("no cierres");
});

test("a rehearsal says that nothing counts, on the page, over each answer and aloud", async () => {
  const session = await begin({ isRehearsal: true });
  const rehearsal = "Ensayo: nada de lo que anotes aquí cuenta";
  expect(screen.getByText(rehearsal)).toBeDefined();
  await act(() => session.scan("2490-21-1"));
  expect(screen.getByLabelText("Respuesta").textContent).toContain(rehearsal);
  expect(screen.getByText(`Adelante. Ana. Ticket 11. ${rehearsal}`)).toBeDefined();
});

test("before somebody is added, the first field with a fault has the focus, and whoever on the list may be the same is let in with one press", async () => {
  const listed = { carnet: "2490-21-104512", nombre: "Luz Ixim", numeroTicket: "13" };
  await begin({ people: [...people, listed] });
  fireEvent.click(screen.getByRole("button", { name: "Agregar a alguien" }));
  const typeInto = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const add = screen.getByRole("button", { name: "Agregar y dejar entrar" });
  typeInto("Carnet", "2490-21-104513");
  for (const _press of ["first", "second"]) {
    act(() => add.focus());
    fireEvent.click(add);
    expect(document.activeElement).toBe(screen.getByLabelText("Nombre"));
  }
  typeInto("Nombre", "luz ixim");
  fireEvent.click(add);
  const alike = screen.getByRole("region", { name: "¿Es una de estas personas?" });
  expect(alike.textContent).toContain("2490-21-104512 · Ticket 13");
  typeInto("Nombre", "Luz Ixím");
  expect(screen.queryByText("¿Es una de estas personas?")).toBeNull();
  fireEvent.click(add);
  fireEvent.click(screen.getByRole("button", { name: /^Luz Ixim/ }));
  const answer = await screen.findByLabelText("Respuesta");
  expect(answer.textContent).toMatch(/^✓ AdelanteLuz IximTicket 13/);
});

test("people found are counted once typing rests, and Enter with several asks to choose", async () => {
  const more = { carnet: "2490-21-3", nombre: "Ana Luz", numeroTicket: "13" };
  await begin({ people: [...people, more] });
  const field = screen.getByLabelText("Carnet o nombre");
  const heard = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  vi.useFakeTimers();
  fireEvent.change(field, { target: { value: "an" } });
  act(() => vi.advanceTimersByTime(1000));
  expect(heard()).toContain("2 personas");
  fireEvent.submit(field);
  expect(heard()).toContain("2 personas: elige a quien entra.");
});

test.each([
  ["Tab", { key: "Tab" }],
  ["a line feed", { key: "j", ctrlKey: true }],
  ["silence", null],
])(
  "a scan that ends with %s lets in, also on a slow phone, and slow typing does not",
  async (_what, end) => {
    await begin();
    const field = screen.getByLabelText("Carnet o nombre");
    vi.useFakeTimers();
    let at = 0;
    const press = (init: KeyboardEventInit) => {
      const event = createEvent.keyDown(field, init);
      Object.defineProperty(event, "timeStamp", { value: at });
      return fireEvent(field, event);
    };
    for (const [pause, handledIn] of [
      [200, 200],
      [10, 10],
      [10, 90],
    ] as const) {
      for (const [index, key] of [..."2490-21-1"].entries()) {
        at += pause;
        press({ key });
        fireEvent.change(field, { target: { value: "2490-21-1".slice(0, index + 1) } });
        expect(screen.queryByText(/^\d+ personas?$/)).toBeNull();
        act(() => vi.advanceTimersByTime(handledIn));
      }
      at += pause;
      if (end) press(end);
      // Tab leaves an empty field, however soon it follows.
      if (end) expect(press({ key: "Tab" })).toBe(true);
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(screen.queryByLabelText("Respuesta") !== null).toBe(pause === 10);
      fireEvent.change(field, { target: { value: "" } });
      at += 10_000;
    }
  },
);
