import type { TodayAnswer } from "../../../../domain/organisers/answers.ts";

export interface TodayProps {
  readonly today: TodayAnswer;
  /** When the answer came, by the browser's clock. */
  readonly answeredAt: number;
}
