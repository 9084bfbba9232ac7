// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadNoticeId } from "../loading/reload-notice.ts";
import { Part } from "./Part.tsx";

function Broken(): never {
  throw new Error("Refused");
}

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  document.body.innerHTML = `<p id="${reloadNoticeId}" hidden><span></span></p>`;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const notice = () => document.getElementById(reloadNoticeId);

it("fails alone: what stands for it is shown, and the rest stays", () => {
  render(
    <main>
      <p>Texto</p>
      <Part instead={<p>Emblema</p>}>
        <Broken />
      </Part>
    </main>,
  );
  expect(screen.getByRole("main").textContent).toBe("TextoEmblema");
  expect(notice()?.hidden).toBe(true);
});

it("offers to reload the page if the part is needed", async () => {
  render(
    <Part needed>
      <Broken />
    </Part>,
  );
  await vi.waitFor(() => expect(notice()?.hidden).toBe(false));
  expect(notice()?.textContent).toContain("no cargó");
});
