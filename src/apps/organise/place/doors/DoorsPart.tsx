import { PartHead } from "../parts/PartHead.tsx";

export function DoorsPart() {
  return <PartHead title="Puertas" />;
}
