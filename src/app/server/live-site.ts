import { access, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import {
  BUILT_CERTIFICATES_FILE,
  type BuiltCertificates,
  CERTIFICATE_FONTS,
} from "#certificates/pdf/built-certificates.ts";
import { type BuiltEdition, readBuiltEdition } from "#edition/files/built-edition.ts";
import { type Headers, readPageHeaders } from "#edition/render/pages/security-headers.ts";
import { type ServedEdition, servedEdition } from "#people/server/served-edition.ts";
import { cachedValue } from "#platform/store/shared-calls.ts";
import { UserError } from "#platform/terminal/user-error.ts";

/** One rendered edition. A request is answered from the one that was current when it came. */
export interface Site {
  /** Absolute path of its folder. */
  readonly dir: string;
  readonly edition: ServedEdition;
  /** The security headers of its pages, by the names of their files. */
  readonly pageHeaders: Readonly<Record<string, Headers>>;
  /** The page for a navigation that failed; `null` if there is none. */
  readonly errorPage: string | null;
  /** The certificates' fonts, marks and pages, read when somebody first needs them. */
  readonly certificates: () => Promise<BuiltCertificates>;
  /** The folder of the edition before, whose pages may still be open. */
  readonly dirBefore: string | null;
}

/** The site of a server, which may show another edition from one request to the next. */
export interface LiveSite {
  readonly current: Site;
  /** Shows the edition in a folder from now on; rejects if it is incomplete. */
  show(dir: string): Promise<void>;
}

export const ERROR_PAGE = "500.html";

/** Opens the site in the folder `dir`; `ownAddress` is on certificates if the edition has no address. Rejects with `UserError`. */
export async function openSite(dir: string, ownAddress?: string): Promise<LiveSite> {
  async function readSite(dir: string, dirBefore: string | null): Promise<Site> {
    const edition = servedEdition(await requireBuilt(dir));
    const certificates = cachedValue(Number.POSITIVE_INFINITY, async () => {
      const built = await builtCertificates(dirname(dir));
      return { ...built, site: built.site ?? ownAddress ?? null };
    });
    return {
      dir,
      edition,
      pageHeaders: await readPageHeaders(dir),
      errorPage: await readFile(join(dir, ERROR_PAGE), "utf8").catch(() => null),
      certificates: () => certificates.get(),
      dirBefore,
    };
  }

  let current = await readSite(dir, null);
  return {
    get current() {
      return current;
    },
    async show(next) {
      current = await readSite(next, current.dir);
    },
  };
}

async function requireBuilt(siteDir: string): Promise<BuiltEdition> {
  try {
    const built = await readBuiltEdition(dirname(siteDir));
    if (built === null) throw new Error("The build does not say how carnets are");
    await Promise.all(["index.html", "404.html"].map((page) => access(join(siteDir, page))));
    return built;
  } catch (error) {
    const shown = relative(process.cwd(), siteDir);
    throw new UserError(
      `Falta el sitio construido en «${shown}». Constrúyalo primero con: npm run build`,
      { cause: error },
    );
  }
}

/** Reads the files for certificates that a build has written into `folder`; rejects if one is missing or damaged. */
export async function builtCertificates(folder: string): Promise<BuiltCertificates> {
  const parts = [CERTIFICATE_FONTS, BUILT_CERTIFICATES_FILE].map(async (file) =>
    JSON.parse(await readFile(join(folder, file), "utf8")),
  );
  return Object.assign({}, ...(await Promise.all(parts)));
}
