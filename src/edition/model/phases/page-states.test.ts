import { expect, it } from "vitest";
import { pageStates } from "./page-states.ts";
import { phaseAt, phaseDates } from "./phase.ts";

const fechas = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };
const fases = { entradasDesde: "2025-09-30T08:00:00-06:00" };

const phasesOf = (edition: Parameters<typeof pageStates>[0]) =>
  pageStates(edition).map(({ query }) => {
    const instant = new URLSearchParams(query).get("ahora") ?? "";
    return phaseAt(phaseDates(edition), Date.parse(instant));
  });

it("there is an address for each phase, the last fourteen days first, and one for an announcement", () => {
  expect(phasesOf({ fechas })).toEqual([
    ...["open", "open", "open", "doors-open", "under-way", "over"],
  ]);
  const [first] = pageStates({ fechas });
  expect(first.query).toBe("?ahora=2025-09-28T09:30:00-06:00");
  expect(phasesOf({ fechas, fases })).toContain("announced");
});
