import { expect, test, vi } from "vitest";
import { readStored } from "./draft-database.ts";

/** Stores nothing, and ends as a browser ends the connection of a page that was long in the background. */
const connections = vi.hoisted(() => ({ end: () => {} }));
vi.mock("idb", () => ({
  async openDB(_name: string, _version: number, { terminated }: { terminated?: () => void }) {
    let isOpen = true;
    connections.end = () => {
      isOpen = false;
      terminated?.();
    };
    const answer = async () => (isOpen ? [] : Promise.reject(new Error("InvalidStateError")));
    return { get: answer, getAllKeys: answer, getAll: answer };
  },
}));

test("a database whose connection the browser has ended is opened again", async () => {
  await readStored();
  connections.end();
  await expect(readStored()).resolves.toMatchObject({ photos: new Map() });
});
