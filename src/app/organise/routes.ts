import { type ComponentType, lazy } from "react";
import type { Role } from "#access/model/calls.ts";
import { ANNOUNCEMENTS, useHasContacts } from "#registration/page/announcements.ts";
import { useHasSignUps } from "#registration/page/sign-ups.ts";

export interface Route {
  /** Below `ORGANISERS_PAGE`. */
  readonly path: string;
  /** Whether addresses below `path` are pages of the part. */
  readonly hasPages?: true;
  readonly name: string;
  readonly Part: ComponentType;
  /** Whether organisers of list and doors have it, too. */
  readonly isForAll?: true;
  /** Whether the navigation shows it, now that there is something in it; always by default. */
  readonly useIsShown?: () => boolean;
}

/** A part that is fetched when it is first opened; `lazy` wants a default export. */
const part = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const TodayPart = part(async () => (await import("#door/page/TodayPart.tsx")).TodayPart);
const ListPart = part(async () => (await import("#people/page/ListPart.tsx")).ListPart);
const RegistrationPart = part(
  async () => (await import("#registration/page/RegistrationPart.tsx")).RegistrationPart,
);
const AnnouncementsPart = part(
  async () => (await import("#registration/page/AnnouncementsPart.tsx")).AnnouncementsPart,
);
const DoorsPart = part(async () => (await import("#door/page/DoorsPart.tsx")).DoorsPart);
const CertificatesPart = part(
  async () => (await import("#certificates/page/CertificatesPart.tsx")).CertificatesPart,
);
const TextsPart = part(async () => (await import("#texts/page/TextsPart.tsx")).TextsPart);
const AccessPart = part(async () => (await import("#access/page/AccessPart.tsx")).AccessPart);
const BackupPart = part(async () => (await import("#backup/page/BackupPart.tsx")).BackupPart);

const mainRoutes: readonly Route[] = [
  { path: "/", name: "Hoy", Part: TodayPart, isForAll: true },
  {
    path: "/inscripciones",
    name: "Inscripciones",
    Part: RegistrationPart,
    isForAll: true,
    useIsShown: useHasSignUps,
  },
  { path: "/lista", name: "Lista", Part: ListPart, isForAll: true },
  {
    path: ANNOUNCEMENTS,
    name: "Avisos",
    Part: AnnouncementsPart,
    hasPages: true,
    useIsShown: useHasContacts,
  },
  { path: "/puertas", name: "Puertas", Part: DoorsPart, isForAll: true },
  { path: "/constancias", name: "Constancias", Part: CertificatesPart },
  { path: "/textos", name: "Textos", Part: TextsPart, hasPages: true },
  { path: "/accesos", name: "Accesos", Part: AccessPart },
];

/** It is rarely needed, so it is linked from the footer. */
const footRoute: Route = { path: "/respaldo", name: "Respaldo", Part: BackupPart };

export function routesOf(role: Role) {
  const isTheirs = ({ isForAll }: Route) => isForAll === true || role === "all";
  return { main: mainRoutes.filter(isTheirs), foot: [footRoute].filter(isTheirs) };
}

export const routeOf = (address: string, routes: readonly Route[]): Route | undefined =>
  routes.find(
    ({ path, hasPages }) => address === path || (hasPages && address.startsWith(`${path}/`)),
  );
