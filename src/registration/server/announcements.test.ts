import { expect, test } from "vitest";
import { organiserOfList, organisersUnderTest } from "#app/server/testing/organiser.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { announcementCalls as calls } from "../model/announcement.ts";

const written = { name: "Recordatorio", audience: "all", text: "Hola {nombre}", count: 1200 };

test("beginning and removing an announcement are one line each in the journal, and its marks none", async () => {
  const { app, store, log } = await organisersUnderTest();
  const rosa = await organiserOfList(app, "Rosa");
  const unknown = await rosa.post(calls.begin, { ...written, text: "Hola {Nombre}" });
  expect(unknown.json()).toEqual(organiserProblems.invalidOrganiserRequest);
  const { id } = calls.begin.answer.parse((await rosa.post(calls.begin, written)).json());
  const mark = { id, person: ["2490-21-1"], isSent: true };
  expect((await rosa.post(calls.mark, mark)).statusCode).toBe(200);
  const { count: _, ...kept } = written;
  const answer = (await rosa.get(calls.announcements)).json();
  expect(calls.announcements.answer.parse(answer)).toEqual({
    announcements: [{ ...kept, id, by: "Rosa", at: expect.any(Number), sent: mark.person }],
  });
  await rosa.post(calls.remove, { id });
  expect((await rosa.post(calls.mark, mark)).json()).toEqual(organiserProblems.noSuchItem);
  expect(await store.journal.list(null, 2)).toMatchObject([
    { by: "Rosa", kind: "remove-announcement", detail: "Recordatorio" },
    { by: "Rosa", kind: "begin-announcement", detail: "«Recordatorio» a 1,200 personas" },
  ]);
  expect(JSON.stringify(log())).not.toContain("2490-21-1");
});
