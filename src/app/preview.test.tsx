// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { testEdition } from "#site/testing/edition.ts";
import { PREVIEW_ROOT, type PreviewMessage } from "#texts/model/preview.ts";

test("a section that was asked for before the page is there is scrolled to once it is", async () => {
  document.body.innerHTML = `<div id="${PREVIEW_ROOT}"></div>`;
  const scrolledTo = vi.fn();
  vi.stubGlobal("scrollTo", scrolledTo);
  await import("./preview.tsx");
  const send = (data: PreviewMessage) =>
    act(async () => {
      const { origin } = location;
      dispatchEvent(new MessageEvent("message", { data, origin, source: parent as never }));
      await new Promise(requestAnimationFrame);
    });
  await send({ section: "ponentes" });
  expect(scrolledTo).not.toHaveBeenCalled();
  await send({ edition: testEdition(), now: Date.parse("2025-09-28T09:30:00-06:00") });
  expect(scrolledTo).toHaveBeenCalled();
});
