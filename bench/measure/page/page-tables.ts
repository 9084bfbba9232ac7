import type { Row, Table } from "../tools/report.ts";
import { median } from "../tools/statistics.ts";
import type { Answers } from "./page-answers.ts";
import type { Speed, Throttling } from "./page-speed.ts";

export const pages = ["ours", "usual", "floorWithoutScript", "floorWithScript"] as const;
export type Page = (typeof pages)[number];

export const settings = [
  { throttling: "simulate", slowdown: 4, name: "simulated slow 4G, 4x CPU" },
  { throttling: "devtools", slowdown: 4, name: "applied slow 4G, 4x CPU" },
  { throttling: "devtools", slowdown: 10, name: "applied slow 4G, 10x CPU" },
] as const satisfies readonly { throttling: Throttling; slowdown: number; name: string }[];

/** Most that a page may take, as a ratio to the best floor. */
const NEAR_FLOOR = 1.15;

/** Most Speed Index, applied, as a ratio to the hydrated floor. */
const NEAR_HYDRATED_FLOOR = 1.3;

/** Most total blocking time in ms, by how many times the processor is slowed down. */
const blockedLimits = { 4: 20, 10: 200 } as const;

/** Total blocking time in ms while nothing listens, by the slowdown. */
export type Blocked = Readonly<Record<keyof typeof blockedLimits, number>>;

export type Speeds = Map<string, Speed[]>;

/** `withoutBackground`, perhaps none, are runs of our page whose background was blocked. */
export function speedTable(
  speeds: Speeds,
  { name, throttling, slowdown }: (typeof settings)[number],
  withoutBackground: readonly Speed[],
): Table {
  const middle = (of: (speed: Speed) => number) =>
    pages.map((page) => median((speeds.get(`${name}: ${page}`) ?? []).map(of)));
  const paint = (figure: string, of: (speed: Speed) => number, part: number | null): Row => {
    const [ours = 0, usual = 0, bare = 0, hydrated = 0] = middle(of);
    const toFloor = ours / Math.min(bare, hydrated);
    const toUsual = ours / usual;
    return {
      figure,
      values: [
        ...middle(of).map((ms) => `${ms.toFixed(0)} ms`),
        toFloor.toFixed(2),
        toUsual.toFixed(3),
      ],
      asked: `floor ≤ ${NEAR_FLOOR}${part === null ? "" : `, usual ≤ ${part}`}`,
      holds: toFloor <= NEAR_FLOOR && (part === null || toUsual <= part),
    };
  };
  const speedIndexRow = (): Row => {
    const values = middle(({ speedIndex }) => speedIndex);
    const [ours = 0, usual = 0, , hydrated = 0] = values;
    const toFloor = ours / hydrated;
    return {
      figure: "Speed Index (ours / floor: hydrated)",
      values: [
        ...values.map((ms) => `${ms.toFixed(0)} ms`),
        toFloor.toFixed(2),
        (ours / usual).toFixed(3),
      ],
      ...(throttling === "devtools" && {
        asked: `hydrated floor ≤ ${NEAR_HYDRATED_FLOOR}`,
        holds: toFloor <= NEAR_HYDRATED_FLOOR,
      }),
    };
  };
  const withoutBackgroundRow = (): Row => {
    const ours = median(withoutBackground.map(({ speedIndex }) => speedIndex));
    const [, , , hydrated = 0] = middle(({ speedIndex }) => speedIndex);
    return {
      figure: "Speed Index without our background",
      values: [`${ours.toFixed(0)} ms`, "", "", "", (ours / hydrated).toFixed(2), ""],
    };
  };
  const plain = (
    figure: string,
    of: (speed: Speed) => number,
    digits: number,
    limit?: number,
  ): Row => {
    const [ours = 0] = middle(of);
    return {
      figure,
      values: [...middle(of).map((value) => formatted(value, digits)), "", ""],
      ...(limit !== undefined && { asked: `≤ ${limit}`, holds: ours <= limit + 0.0004 }),
    };
  };
  const blocked = (speed: Speed) => speed.blocked;
  const rows =
    slowdown === 10
      ? [plain("total blocking time, ms", blocked, 0, blockedLimits[10])]
      : [
          paint("first contentful paint", ({ firstPaint }) => firstPaint, null),
          paint(
            "largest contentful paint",
            ({ largestPaint }) => largestPaint,
            throttling === "simulate" ? 0.25 : 0.2,
          ),
          speedIndexRow(),
          ...(withoutBackground.length > 0 ? [withoutBackgroundRow()] : []),
          plain("total blocking time, ms", blocked, 0, blockedLimits[4]),
          plain("layout shift", ({ shift }) => shift, 3, 0),
          plain("Lighthouse performance", ({ performance }) => performance, 0),
        ];
  return {
    title: name,
    columns: [
      "ours",
      "usual stack",
      "floor, no script",
      "floor, hydrated",
      "ours / floor",
      "ours / usual",
    ],
    rows,
  };
}

function formatted(value: number, digits: number): string {
  return Number.isNaN(value) ? "" : value.toFixed(digits);
}

export function blockedTable(blocked: readonly Blocked[]): Table {
  return {
    title: "Total blocking time, applied slow 4G, no developer tools listening",
    columns: ["ours"],
    rows: ([4, 10] as const).map((slowdown) => {
      const ms = median(blocked.map((each) => each[slowdown]));
      const limit = blockedLimits[slowdown];
      return {
        figure: `${slowdown}x CPU, ms`,
        values: [ms.toFixed(0)],
        asked: `≤ ${limit}`,
        holds: ms <= limit,
      };
    }),
  };
}

export function answersTable(answers: readonly Answers[]): Table {
  return {
    title: "Answer to the next frame, 4x CPU",
    columns: ["ours"],
    rows: Object.keys(answers[0] ?? {}).map((act) => {
      const ms = median(answers.map((each) => each[act] ?? Number.NaN));
      return { figure: act, values: [`${ms.toFixed(0)} ms`], asked: "< 100 ms", holds: ms < 100 };
    }),
  };
}

export function marksTable(
  marks: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Table {
  return {
    title: "Lighthouse's marks of our page",
    columns: ["performance", "accessibility", "best practices", "SEO"],
    rows: Object.entries(marks).map(([screen, mark]) => {
      const values = ["performance", "accessibility", "best-practices", "seo"].map(
        (category) => mark[category] ?? Number.NaN,
      );
      return {
        figure: screen,
        values: values.map(String),
        asked: "100",
        holds: values.every((value) => value === 100),
      };
    }),
  };
}
