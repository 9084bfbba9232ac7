// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { messages } from "#platform/ui/actions/toasts.ts";
import { answering, press, renderPart } from "#testing/organiser-page.tsx";
import { textsWith } from "#texts/testing/texts-with.ts";
import { settle } from "../draft/draft.ts";
import { PublishBar } from "./PublishBar.tsx";
import { PublishDialog } from "./PublishDialog.tsx";

beforeEach(() => settle(textsWith()));

test("what visitors see by now is announced, with its day if it is another one", async () => {
  answering({ state: "live", at: Date.parse("2025-10-04T20:00-06:00") }, {});
  renderPart(<PublishBar>{null}</PublishBar>);
  const state = await screen.findByText(
    "Los visitantes ya ven lo publicado el 4/10/2025 a las 20:00.",
  );
  expect(state.closest('[role="status"]')).not.toBeNull();
});

test("a publication that fails after its dialog was closed says so", async () => {
  let fail = () => {};
  vi.stubGlobal("fetch", () => new Promise((_, reject) => (fail = () => reject(new TypeError()))));
  renderPart(<PublishDialog changes={[]} onClose={() => {}} onPublished={() => {}} />);
  await press("Publicar ahora");
  await screen.findByText("Publicando…", { selector: "p" });
  cleanup();
  fail();
  await expect.poll(() => messages.get()).toHaveLength(1);
});
