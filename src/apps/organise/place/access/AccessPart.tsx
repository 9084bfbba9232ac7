import { PartHead } from "../parts/PartHead.tsx";

export function AccessPart() {
  return <PartHead title="Accesos" />;
}
