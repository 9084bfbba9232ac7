import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { LONGEST_KEY, SHORTEST_KEY } from "#access/model/calls.ts";
import { LOOKUPS_PER_ADDRESS } from "#platform/http/lookup-limit.ts";
import {
  DATABASE_URL_EXPECTED,
  DEFAULT_DATABASE_URL,
  firestoreUrl,
  parseDatabaseUrl,
  readFirestoreKey,
} from "#platform/store/database-url.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { requireBoth, setting, textsPlace, textsSettings } from "./texts-settings.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/**
 * Which `X-Forwarded-For` is trusted: none, any (only where nothing but the proxy can reach the
 * server), that of the last n proxies (same condition), or that of these addresses.
 */
export type TrustProxy = boolean | number | readonly string[];

export type Config = ReturnType<typeof readConfig>;

const MAX_PORT = 65_535;
const MAX_HOPS = 10;
const MAX_PER_ADDRESS = 1_000_000;
/** A campus may have one address: decision 0010. */
const VISITS_PER_ADDRESS = "480";

const ORGANISERS_KEY_EXPECTED = `se esperaba una clave de ${SHORTEST_KEY} a ${LONGEST_KEY} caracteres`;

const environmentSchema = z.object({
  PORT: setting(wholeNumber(0, MAX_PORT), `un número entero de 0 a ${MAX_PORT}`).prefault("3000"),
  HOST: z.string().trim().prefault("127.0.0.1"),
  DATABASE_URL: setting((url) => parseDatabaseUrl(url) && url, DATABASE_URL_EXPECTED).optional(),
  // The message does not quote the value, which is a secret.
  FIRESTORE_KEY: z
    .string()
    .transform((text, context) => {
      const key = readFirestoreKey(text);
      if (key !== null) return key;
      const message = "se esperaba todo el texto del archivo de la llave, que empieza con {";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .optional(),
  // Its message does not quote the value either.
  ORGANISERS_KEY: z
    .string()
    .trim()
    .min(SHORTEST_KEY, ORGANISERS_KEY_EXPECTED)
    .max(LONGEST_KEY, ORGANISERS_KEY_EXPECTED)
    .optional(),
  TRUST_PROXY: setting(
    parseTrustProxy,
    `false, true, cuántos proxies hay delante (1 a ${MAX_HOPS}) o sus direcciones separadas por comas`,
  ).prefault("false"),
  LOG_LEVEL: setting(
    (text) => logLevels.find((level) => level === text),
    `uno de ${logLevels.join(", ")}`,
  ).prefault("info"),
  VISITS_PER_ADDRESS: setting(
    wholeNumber(1, MAX_PER_ADDRESS),
    `cuántas visitas por día cuentan de una misma dirección (1 a ${MAX_PER_ADDRESS})`,
  ).prefault(VISITS_PER_ADDRESS),
  LOOKUPS_PER_ADDRESS: setting(
    wholeNumber(1, MAX_PER_ADDRESS),
    `cuántos carnets distintos puede consultar una misma dirección (1 a ${MAX_PER_ADDRESS})`,
  ).prefault(String(LOOKUPS_PER_ADDRESS)),
  VENUE_ADDRESSES: setting(
    parseAddresses,
    "las direcciones de internet de la sede, separadas por comas",
  ).optional(),
  ...textsSettings,
});

/** Reads the settings, an empty one as missing. Throws a UserError with one line for each invalid one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = environmentSchema.superRefine(requireBoth).safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `  ${path.join(".")}: ${message}`,
    );
    throw new UserError(["La configuración no es válida:", ...faults].join("\n"));
  }
  const { data } = parsed;
  const { FIRESTORE_KEY = null } = data;
  const usualDatabase = FIRESTORE_KEY
    ? firestoreUrl(FIRESTORE_KEY.project_id)
    : DEFAULT_DATABASE_URL;
  return {
    /** 0 selects any free port. */
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL ?? usualDatabase,
    /** Credentials for Firestore; `null` if Google's library finds them itself. */
    firestoreKey: FIRESTORE_KEY,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    visitsPerAddress: data.VISITS_PER_ADDRESS,
    lookupsPerAddress: data.LOOKUPS_PER_ADDRESS,
    /** Addresses and ranges of the venue, which together may try ten times as many. */
    venueAddresses: data.VENUE_ADDRESSES ?? [],
    /** With this, organisers sign in where there is no terminal; `null` if only links do. */
    organisersKey: data.ORGANISERS_KEY ?? null,
    /** The repository in which organisers edit the texts; `null` if there is none. */
    textsOnGithub: textsPlace(data),
    /** The commit that this server was built from; `null` if the host does not say. */
    builtCommit: data.COMMIT_REF ?? data.RENDER_GIT_COMMIT ?? null,
  };
}

function wholeNumber(least: number, most: number) {
  return (text: string): number | undefined => {
    const number = Number(text);
    return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined;
  };
}

function parseTrustProxy(text: string): TrustProxy | undefined {
  if (text === "false" || text === "true") return text === "true";
  return wholeNumber(1, MAX_HOPS)(text) ?? parseAddresses(text);
}

function parseAddresses(text: string): string[] | undefined {
  const addresses = text.split(",").map((entry) => entry.trim());
  return addresses.every(isAddressOrRange) ? addresses : undefined;
}

function isAddressOrRange(text: string): boolean {
  const [address = ""] = text.split("/");
  return isIP(address) !== 0 && (address === text || ipaddr.isValidCIDR(text));
}
