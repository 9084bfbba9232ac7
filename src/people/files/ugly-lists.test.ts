import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { describeFault } from "../cli/change-words.ts";
import { parseList } from "./parse-list.ts";
import { otherFiles } from "./testing/ugly-lists/other-files.ts";
import { rawLists } from "./testing/ugly-lists/raw-lists.ts";
import { uglyTexts } from "./testing/ugly-lists/texts.ts";
import { uglyWorkbooks } from "./testing/ugly-lists/workbooks.ts";

const lists = [...uglyTexts, ...uglyWorkbooks, ...rawLists, ...otherFiles];

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

test.each(lists)(
  "$name ends in the right rows, or in cause, place and remedy",
  async ({ file, ends }) => {
    const seen = await outcome(await file);
    if ("rows" in ends) {
      expect(seen).toMatchObject({ rows: ends.rows });
      if (ends.notice) expect(seen.notice).toMatch(ends.notice);
    } else if ("doubt" in ends) {
      expect(seen).toEqual({ doubt: expect.stringMatching(ends.doubt) });
    } else {
      expect(seen).toEqual({ refused: expect.stringMatching(ends.refused) });
    }
  },
);
