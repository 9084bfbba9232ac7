import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuiltCertificates, CERTIFICATE_FONTS } from "#certificates/pdf/built-certificates.ts";
import type { ThemeColours, WebFont } from "#site/shell/page-assets.ts";

export interface SiteKind {
  /** The path on the host, with a trailing slash: `/`, `/sub/`, or `./` for any. */
  readonly base: string;
  /** Our server, Netlify with the calls as a function, or static files without any call. */
  readonly kind: "server" | "netlify" | "static";
}

/** A page that is rendered in the browser alone; its files by their paths in the site. */
export interface AppFiles {
  readonly script: string;
  readonly sheet: string;
  /** All of them but the sheet. */
  readonly files: readonly string[];
}

export interface UsualColours extends ThemeColours {
  readonly paperAccent: string;
}

/** The bundled programs, which depend on the code alone and render any edition. */
export interface Programs extends Omit<SiteKind, "kind"> {
  readonly kind: SiteKind["kind"] | "dev";
  /** Changes with the code. */
  readonly id: string;
  readonly colours: UsualColours;
  readonly fonts: readonly WebFont[];
  /** The page's styles: `head` has those of the first screen before the event and those that all pages share. */
  readonly styles: Readonly<Record<"head" | "answers" | "rest", string>>;
  readonly script: string;
  /** The files of the visitors' page, which its service worker keeps. */
  readonly pageFiles: readonly string[];
  /** `null` in a static site. */
  readonly apps: Readonly<Record<"door" | "organisers" | "preview", AppFiles>> | null;
}

/** The file that describes the programs; beside it are the folders and files that are named below. */
export const PROGRAMS_FILE = "programs.json";
/** Served as they are. */
export const PROGRAMS_SITE = "site";
export const RENDERER = "renderer/entry-server.js";
/** The workers wait for the list of files that they keep, in a variable of this name. */
export const KEPT_FILES = "KEPT_FILES";
export const SITE_WORKER = "site-worker.js";
export const DOOR_WORKER = "door-worker.js";
/** The folder of hashed files in the site and in URLs. */
export const ASSETS = "assets";

export interface ProgramsFolder extends Programs {
  readonly folder: string;
  /** Loads the page's renderer, which a process does once. */
  readonly loadRenderer: () => Promise<Renderer>;
}

export async function readPrograms(folder: string): Promise<ProgramsFolder> {
  const programs: Programs = JSON.parse(await readFile(join(folder, PROGRAMS_FILE), "utf8"));
  const renderer = pathToFileURL(join(folder, RENDERER)).href;
  return { ...programs, folder, loadRenderer: () => import(/* @vite-ignore */ renderer) };
}

/** The fonts of certificates and share pictures, base64 by name, and their letters. */
export async function readFonts({
  folder,
}: ProgramsFolder): Promise<Pick<BuiltCertificates, "fonts" | "letters">> {
  return JSON.parse(await readFile(join(folder, CERTIFICATE_FONTS), "utf8"));
}

export type Renderer = typeof import("#site/entry-server.tsx");
