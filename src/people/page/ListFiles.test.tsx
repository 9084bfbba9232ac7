// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, peopleAnswer, press, renderPart } from "#testing/organiser-page.tsx";
import { ListFiles } from "./ListFiles.tsx";
import { listQuery } from "./list.ts";

const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" };
const eva = { carnet: "2490-21-3", nombre: "Eva", numeroTicket: "3" };
const luz = { carnet: "2490-21-2", nombre: "Luz", numeroTicket: "2" };

test("the list is emptied in one step, but for who came to it meanwhile", async () => {
  const sent = answering(peopleAnswer([]), { version: "2" });
  const client = new QueryClient();
  client.setQueryData(listQuery.queryKey, peopleAnswer([ana, luz, eva]));
  renderPart(<ListFiles />, { people: [ana, luz], client });
  await press("Vaciar la lista");
  await press("Vaciar la lista");
  const changes = [ana, luz].map((before) => ({ before, after: null }));
  await waitFor(() => expect(sent).toMatchObject([{ changes }]));
});
