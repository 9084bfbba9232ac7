import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import type { ReadCertificates } from "#certificates/server/certificate-routes.ts";
import { drawInThread } from "#certificates/server/drawn-certificates.ts";
import { type CarnetGroups, USUAL_CARNET_GROUPS } from "#edition/model/carnet-groups.ts";
import { type EditionFacts, servedEdition } from "#people/server/served-edition.ts";
import { errorCode } from "#platform/terminal/error-code.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { githubTexts } from "#texts/server/github-texts.ts";
import type { TextsStore } from "#texts/server/texts-store.ts";
import { type Config, readConfig } from "../config.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { buildApp } from "./app.ts";
import { type LiveSite, openSite } from "./live-site.ts";

/** How long requests in flight may take after a signal to stop, in ms. */
const CLOSE_DEADLINE_MS = 15_000;

interface StartOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the built site, or `null` to serve the calls alone. */
  readonly siteDir: string | null;
  /** The facts of the edition, where there is no built site that knows them. */
  readonly edition?: EditionFacts;
  readonly certificates?: ReadCertificates;
  readonly command: string;
  /** Opens the store of the texts, if the settings name no repository; there is none by default. */
  readonly openTexts?: (running: RunningSite) => OpenedTexts | null;
  /** Awaited before the server listens. */
  readonly prepare?: (store: Store, groups: CarnetGroups) => Promise<void>;
  /** The address on certificates if the build knows none, for a server that only its own computer reaches. */
  readonly ownAddress?: string;
  /** Called when the server listens, with its port. */
  readonly announce?: (port: number) => void;
}

/** The site of a server, for a store of texts that renders. */
export interface RunningSite {
  readonly site: LiveSite | null;
  readonly onError: (error: unknown) => void;
}

export interface OpenedTexts {
  readonly store: TextsStore;
  /** Called before the server listens. */
  readonly begin?: () => Promise<void>;
}

/** Runs a server until a signal. A fault that prevents the start goes to standard error, with exit code 1. */
export async function start(options: StartOptions): Promise<void> {
  try {
    await run(options);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // Firestore's library would retry for a minute and keep the process alive.
    process.stderr.write(`${error.message}\n`, () => process.exit(1));
  }
}

async function run(options: StartOptions) {
  const { environment, siteDir, command, openTexts, prepare, announce, ownAddress } = options;
  const config = readConfig(environment);
  const { edition: facts = { carnet: [...USUAL_CARNET_GROUPS] } } = options;
  const site = siteDir === null ? null : await openSite(siteDir, ownAddress);
  const unbuilt = servedEdition(facts);
  const edition = () => site?.current.edition ?? unbuilt;
  const store = await openStore(config.databaseUrl, config.firestoreKey);
  try {
    await prepare?.(store, edition().carnets.groups);
    const texts = config.textsOnGithub
      ? { store: githubTexts(config.textsOnGithub, config.builtCommit) }
      : openTexts?.({
          site,
          onError: (err) => app.log.error({ err }, "texts could not be shown"),
        });
    const app = await buildApp({
      ...config,
      store,
      site,
      edition,
      certificates: options.certificates ?? (site && (() => site.current.certificates())),
      drawCertificate: drawInThread(),
      texts: texts?.store ?? null,
    });
    await texts?.begin?.();
    const port = await listen(app, config, command);
    closeOnSignal(app, store);
    announce?.(port);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function listen(
  app: FastifyInstance,
  { host, port }: Config,
  command: string,
): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw listenFault(error, host, port, command);
  }
  const [address] = app.addresses();
  return typeof address === "object" ? address.port : port;
}

function listenFault(error: unknown, host: string, port: number, command: string): unknown {
  const code = errorCode(error);
  if (typeof code !== "string") return error;
  return new UserError(
    `No se puede usar el puerto ${port} de ${host} (${code}). Si lo tiene otro programa, ciérrelo, ` +
      `o elija otro puerto así: PORT=${port + 1} ${command}`,
    { cause: error },
  );
}

function closeOnSignal(app: FastifyInstance, store: Store): void {
  closeWithGrace(
    {
      delay: CLOSE_DEADLINE_MS,
      logger: false,
      onTimeout: () => app.log.error("requests in flight did not end in time"),
    },
    async ({ err, signal }) => {
      if (err) app.log.fatal({ err }, "closing after an unexpected error");
      else app.log.info({ signal }, "closing");
      await app.close();
      await store.close();
    },
  );
}
