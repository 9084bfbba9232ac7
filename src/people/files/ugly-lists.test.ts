import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { describeFault } from "../cli/change-words.ts";
import { parseList } from "./parse-list.ts";
import { rawLists } from "./testing/ugly-lists/raw-lists.ts";
import { uglyTexts } from "./testing/ugly-lists/texts.ts";
import { uglyWorkbooks } from "./testing/ugly-lists/workbooks.ts";

const lists = Object.entries({ ...uglyTexts, ...uglyWorkbooks, ...rawLists });

/** The result of importing the list: its rows, or the message to the organiser. */
async function outcome(file: string | Uint8Array) {
  const reading = await parseList(Buffer.from(file), carnets);
  switch (reading.kind) {
    case "unreadable":
      return { refused: reading.message };
    case "faulty":
      return { refused: reading.faults.map(describeFault).join("\n") };
    case "list": {
      const { participants, doubts, notices } = reading;
      if (doubts.length > 0) return { doubt: doubts.map(describeFault).join("\n") };
      const rows = participants.map(({ carnet, nombre, numeroTicket }) =>
        [carnet, nombre, numeroTicket].join("|"),
      );
      return { rows, notice: [reading.format, ...notices].join("\n") };
    }
  }
}

test.each(lists)("%s ends in the right rows, or in cause, place and remedy", async (_, list) => {
  const seen = await outcome(await list.file);
  if ("rows" in list) {
    expect(seen).toMatchObject({ rows: list.rows });
    if (list.notice) expect(seen.notice).toMatch(list.notice);
  } else if ("doubt" in list) {
    expect(seen).toEqual({ doubt: expect.stringMatching(list.doubt) });
  } else {
    expect(seen).toEqual({ refused: expect.stringMatching(list.refused) });
  }
});
