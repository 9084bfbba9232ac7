import { PartHead } from "../parts/PartHead.tsx";

export function TodayPart() {
  return <PartHead title="Hoy" />;
}
