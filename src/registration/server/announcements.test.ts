import { expect, test } from "vitest";
import { anaUnderTest } from "#app/server/testing/organiser.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { announcementCalls as calls } from "../model/announcement.ts";

const written = { name: "Recordatorio", audience: "all", text: "Hola {nombre}", count: 1200 };

test("beginning and removing an announcement are one line each in the journal, and its marks none", async () => {
  const { store, log, get, post } = await anaUnderTest();
  const unknown = await post(calls.begin, { ...written, text: "Hola {Nombre}" });
  expect(unknown.json()).toEqual(organiserProblems.invalidOrganiserRequest);
  const { id } = (await post(calls.begin, written)).json();
  const mark = { id, person: ["2490-21-1"], isSent: true };
  expect((await post(calls.mark, mark)).statusCode).toBe(200);
  const { count: _, ...kept } = written;
  expect((await get(calls.announcements)).json()).toEqual({
    announcements: [{ ...kept, id, by: "Ana", at: expect.any(Number), sent: mark.person }],
  });
  await post(calls.remove, { id });
  expect((await post(calls.mark, mark)).json()).toEqual(organiserProblems.noSuchItem);
  expect(await store.journal.list(null, 2)).toMatchObject([
    { by: "Ana", kind: "remove-announcement", detail: "Recordatorio" },
    { by: "Ana", kind: "begin-announcement", detail: "«Recordatorio» a 1,200 personas" },
  ]);
  expect(JSON.stringify(log())).not.toContain("2490-21-1");
});
