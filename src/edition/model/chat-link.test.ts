import { expect, it } from "vitest";
import { chatLink } from "./chat-link.ts";

it("opens a chat with the bare number and the whole message", () => {
  const link = new URL(chatLink("+502 0000 0000", "¡Hola! ¿Una entrada & más?"));
  expect(link.origin + link.pathname).toBe("https://wa.me/50200000000");
  expect(link.searchParams.get("text")).toBe("¡Hola! ¿Una entrada & más?");
});
