import { type ComponentType, lazy } from "react";

interface Route {
  /** Below `ORGANISERS_PAGE`. */
  readonly path: string;
  /** Whether addresses below `path` are pages of the part. */
  readonly hasPages?: true;
  readonly name: string;
  readonly Part: ComponentType;
}

/** A part that is fetched when it is first opened; `lazy` wants a default export. */
const part = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const TodayPart = part(async () => (await import("#door/page/today/TodayPart.tsx")).TodayPart);
const ListPart = part(async () => (await import("#people/page/ListPart.tsx")).ListPart);
const DoorsPart = part(async () => (await import("#door/page/DoorsPart.tsx")).DoorsPart);
const CertificatesPart = part(
  async () => (await import("#certificates/page/CertificatesPart.tsx")).CertificatesPart,
);
const TextsPart = part(async () => (await import("#texts/page/TextsPart.tsx")).TextsPart);
const AccessPart = part(async () => (await import("#access/page/AccessPart.tsx")).AccessPart);
const BackupPart = part(async () => (await import("#backup/page/BackupPart.tsx")).BackupPart);

/** The parts in the navigation, in its order. */
export const mainRoutes: readonly Route[] = [
  { path: "/", name: "Hoy", Part: TodayPart },
  { path: "/lista", name: "Lista", Part: ListPart },
  { path: "/puertas", name: "Puertas", Part: DoorsPart },
  { path: "/constancias", name: "Constancias", Part: CertificatesPart },
  { path: "/textos", name: "Textos", Part: TextsPart, hasPages: true },
  { path: "/accesos", name: "Accesos", Part: AccessPart },
];

/** The last one is rarely needed, so it is linked from the footer. */
export const routes: readonly Route[] = [
  ...mainRoutes,
  { path: "/respaldo", name: "Respaldo", Part: BackupPart },
];

/** The part that an address belongs to. */
export const routeOf = (address: string): Route | undefined =>
  routes.find(
    ({ path, hasPages }) => address === path || (hasPages && address.startsWith(`${path}/`)),
  );
