import { type ComponentType, lazy } from "react";

interface Route {
  /** Below `ORGANISERS_PAGE`. */
  readonly path: string;
  /** Whether addresses below `path` are pages of the part. */
  readonly hasPages?: true;
  /** The name in the navigation, and of the tab. */
  readonly name: string;
  readonly Part: ComponentType;
}

/** The parts in the navigation, in the order of the navigation. Each is fetched when it is first opened. */
export const mainRoutes: readonly Route[] = [
  {
    path: "/",
    name: "Hoy",
    Part: lazy(() => import("../today/TodayPart.tsx").then(partOf("TodayPart"))),
  },
  {
    path: "/lista",
    name: "Lista",
    Part: lazy(() => import("../list/ListPart.tsx").then(partOf("ListPart"))),
  },
  {
    path: "/puertas",
    name: "Puertas",
    Part: lazy(() => import("../doors/DoorsPart.tsx").then(partOf("DoorsPart"))),
  },
  {
    path: "/constancias",
    name: "Constancias",
    Part: lazy(() =>
      import("../certificates/CertificatesPart.tsx").then(partOf("CertificatesPart")),
    ),
  },
  {
    path: "/textos",
    hasPages: true,
    name: "Textos",
    Part: lazy(() => import("../texts/pages/TextsPart.tsx").then(partOf("TextsPart"))),
  },
  {
    path: "/accesos",
    name: "Accesos",
    Part: lazy(() => import("../access/AccessPart.tsx").then(partOf("AccessPart"))),
  },
];

/** Needed rarely, so it is linked from the foot. */
const backup: Route = {
  path: "/respaldo",
  name: "Respaldo",
  Part: lazy(() => import("../backup/BackupPart.tsx").then(partOf("BackupPart"))),
};

export const routes: readonly Route[] = [...mainRoutes, backup];

/** The part that an address belongs to. */
export const routeOf = (address: string): Route | undefined =>
  routes.find(
    ({ path, hasPages }) => address === path || (hasPages && address.startsWith(`${path}/`)),
  );

/** `lazy` wants a default export. */
function partOf<Name extends string>(name: Name) {
  return (module: Readonly<Record<Name, ComponentType>>) => ({ default: module[name] });
}
