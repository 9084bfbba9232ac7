// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { testEdition } from "#site/testing/edition.ts";
import { enlargePhoto } from "./enlarge-photo.ts";

const openLightbox = vi.hoisted(() => vi.fn());
vi.mock("./lightbox.ts", () => ({ openLightbox }));

const press = () =>
  enlargePhoto(
    testEdition().sede.fotos,
    0,
    document.body.appendChild(document.createElement("button")),
  );

it("opens once however often it is pressed, and answers the next press after a failure", async () => {
  openLightbox.mockRejectedValueOnce(new TypeError());
  press();
  press();
  const opened = () => openLightbox.mock.calls.length;
  await expect.poll(opened).toBe(1);
  const openedByPress = () => {
    press();
    return opened();
  };
  await expect.poll(openedByPress).toBeGreaterThan(1);
});
