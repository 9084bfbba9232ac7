import { type Load, type Outcome, simulate, type Way } from "./firestore-model.ts";

/*
 * Prints, as Markdown, what the model of Firestore says about three ways of counting visits.
 * The last of them is the store's; docs/deploy.md holds the table.
 */

const SEED = 2025;
const SECONDS = 60;

const ways: readonly Way[] = [
  { name: "a write a visit, one document", grouped: false, sharded: false },
  { name: "grouped, one document", grouped: true, sharded: false },
  { name: "grouped, a shard a server", grouped: true, sharded: true },
];

const loads: readonly Load[] = [
  { servers: 1, visits: 1, seconds: SECONDS },
  { servers: 1, visits: 100, seconds: SECONDS },
  { servers: 3, visits: 300, seconds: SECONDS },
  { servers: 20, visits: 2000, seconds: SECONDS },
  { servers: 50, visits: 5000, seconds: SECONDS },
  { servers: 200, visits: 10_000, seconds: SECONDS },
];

const rows = loads.flatMap((load) => ways.map((way) => row(load, way, simulate(load, way, SEED))));

process.stdout.write(
  [
    "| servers | visits/s | counted by | answered | writes/s, busiest document | p50 | p99 | a day |",
    "| ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: |",
    ...rows,
    "",
  ].join("\n"),
);

function row({ servers, visits }: Load, { name }: Way, outcome: Outcome): string {
  const cells = [
    servers,
    visits.toLocaleString("en"),
    name,
    `${(outcome.answered * 100).toFixed(outcome.answered === 1 ? 0 : 1)} %`,
    outcome.writesToBusiest.toFixed(2),
    duration(outcome.p50),
    duration(outcome.p99),
    `$${outcome.costADay.toFixed(2)}`,
  ];
  return `| ${cells.join(" | ")} |`;
}

function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
