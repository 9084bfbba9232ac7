import { PartHead } from "../parts/PartHead.tsx";

export function ListPart() {
  return <PartHead title="Lista" />;
}
