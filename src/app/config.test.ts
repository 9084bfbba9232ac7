import { expect, test } from "vitest";
import { LOOKUPS_PER_ADDRESS } from "#platform/http/lookup-limit.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { readConfig } from "./config.ts";

const key = {
  project_id: "convencion-2026",
  client_email: "sitio@convencion-2026.iam.gserviceaccount.com",
  private_key: "-----BEGIN PRIVATE KEY-----",
};
const defaults = {
  port: 3000,
  host: "127.0.0.1",
  databaseUrl: "sqlite:data/convencion.db",
  firestoreKey: null,
  trustProxy: false,
  logLevel: "info",
  visitsPerAddress: 480,
  lookupsPerAddress: LOOKUPS_PER_ADDRESS,
  venueAddresses: [],
  organisersKey: null,
  textsOnGithub: null,
  builtCommit: null,
};
const token = "github_pat_inventado";
const commit = "a".repeat(40);

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const [, ...faults] = error.message.split("\n  ");
    return faults;
  }
  throw new Error(`Expected faults in ${JSON.stringify(environment)}`);
}

const organisersKey = "veinte letras justas";
const place = { token, owner: "facultad", repo: "sitio", branch: "main", folder: "content" };
const every = {
  PORT: "0",
  FIRESTORE_KEY: JSON.stringify({ ...key, type: "service_account" }),
  TEXTS_TOKEN: token,
  TEXTS_REPOSITORY: "https://github.com/facultad/sitio.git",
  RENDER_GIT_COMMIT: commit,
  ORGANISERS_KEY: ` ${organisersKey} `,
  VISITS_PER_ADDRESS: "300",
  LOOKUPS_PER_ADDRESS: "2000",
  VENUE_ADDRESSES: "203.0.113.0/28, 2001:db8:1::/48",
  TRUST_PROXY: "10.0.0.1, 172.16.0.0/12,::1",
};
const understood = {
  port: 0,
  firestoreKey: key,
  databaseUrl: "firestore:convencion-2026",
  textsOnGithub: { ...place, api: "https://api.github.com" },
  builtCommit: commit,
  organisersKey,
  visitsPerAddress: 300,
  lookupsPerAddress: 2000,
  venueAddresses: ["203.0.113.0/28", "2001:db8:1::/48"],
  trustProxy: ["10.0.0.1", "172.16.0.0/12", "::1"],
};
const empty = { PORT: "", HOST: " ", DATABASE_URL: "", TRUST_PROXY: "", LOG_LEVEL: "" };
const databaseUrl = "firestore:convencion-2026/otra";
const ofAnother = { FIRESTORE_KEY: JSON.stringify(key), DATABASE_URL: databaseUrl };

test.each([
  [{}, {}],
  [empty, {}],
  [{ PATH: "/bin", HOME: undefined }, {}],
  [every, understood],
  [ofAnother, { firestoreKey: key, databaseUrl }],
  [{ COMMIT_REF: commit }, { builtCommit: commit }],
  [{ COMMIT_REF: "main" }, {}],
  [{ TRUST_PROXY: "2" }, { trustProxy: 2 }],
])("%j is understood, and what is not set has its default", (environment, expected) => {
  expect(readConfig(environment)).toEqual({ ...defaults, ...expected });
});

test("all faults of the settings are reported at once, each with its name, the expected and the given value", () => {
  const wrong = {
    PORT: "abc",
    DATABASE_URL: "mysql://localhost",
    TRUST_PROXY: "10.0.0.1,,10.0.0.2",
    LOG_LEVEL: "INFO",
    VISITS_PER_ADDRESS: "0",
    VENUE_ADDRESSES: "el salón",
    TEXTS_FOLDER: "../content",
  };
  const faults = faultsOf(wrong);
  expect(faults).toHaveLength(Object.keys(wrong).length);
  for (const [index, [name, value]] of Object.entries(wrong).entries()) {
    expect(faults[index]).toMatch(new RegExp(`^${name}: se esperaba .*«${value}»`));
  }
  expect(faultsOf({ TRUST_PROXY: "10.0.0.0/33" })).toHaveLength(1);
  expect(faultsOf({ TEXTS_REPOSITORY: "facultad", TEXTS_TOKEN: token })).toHaveLength(1);
});

test.each(["corta y secreta", `larga y secreta ${"x".repeat(200)}`])(
  "the organisers' key %j is refused without being quoted",
  (ORGANISERS_KEY) => {
    const [fault, ...others] = faultsOf({ ORGANISERS_KEY });
    expect(fault).toMatch(/^ORGANISERS_KEY: se esperaba .* de 20 a 200 /);
    expect(fault).not.toContain("secreta");
    expect(others).toEqual([]);
  },
);

test("a token and its repository are given together, and the token is never quoted", () => {
  expect(faultsOf({ TEXTS_TOKEN: token })).toEqual([
    "TEXTS_REPOSITORY: falta, y va junto con TEXTS_TOKEN",
  ]);
  const [missing] = faultsOf({ TEXTS_REPOSITORY: "facultad/sitio" });
  expect(missing).toBe("TEXTS_TOKEN: falta, y va junto con TEXTS_REPOSITORY");
  const [fault] = faultsOf({ TEXTS_TOKEN: "un secreto", TEXTS_REPOSITORY: "a/b" });
  expect(fault).toMatch(/^TEXTS_TOKEN: se esperaba un token/);
  expect(fault).not.toContain("secreto");
});
