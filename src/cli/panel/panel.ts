import { EventEmitter, once } from "node:events";
import type { CommandContext, RegisterCommand } from "../commands/command.ts";

export const registerPanel: RegisterCommand = (program, run) => {
  program
    .command("panel")
    .description("abre en el navegador una página para la lista, solo en esta computadora")
    .usage("[opciones]")
    .option("--puerto <N>", "puerto en el que atiende; uno libre si no se indica")
    .option("--sin-navegador", "solo muestra la dirección")
    .action((options: { puerto?: string; sinNavegador?: true }) =>
      run((context) => panel(context, options.puerto ?? "0", options.sinNavegador === true)),
    );
};

/** Serves the panel until its button or Ctrl+C closes it; running changes are finished. */
async function panel(context: CommandContext, port: string, silent: boolean): Promise<boolean> {
  const { terminal, copies, database, sayDatabase } = context;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return terminal.refuse(`--puerto: se esperaba un número de 1 a 65535, y dice «${port}».`);
  }
  sayDatabase();
  // Imported here, because no other command needs a server.
  const [{ createPanelApp }, { panelPage }, { openBrowser }] = await Promise.all([
    import("./panel-app.ts"),
    import("./panel-page.ts"),
    import("./open-browser.ts"),
  ]);
  const closing = new EventEmitter();
  const page = await panelPage();
  const { app, entrance } = createPanelApp({ settings: database, copies }, page, () =>
    closing.emit("closed"),
  );
  const address = await app.listen({ host: "127.0.0.1", port: Number(port) }).catch(() => null);
  if (address === null) {
    return terminal.refuse(
      `El puerto ${port} está ocupado o reservado. Indique otro, o ninguno para usar uno libre.`,
    );
  }
  const entry = `${address}/#${entrance}`;
  terminal.say("El panel está abierto, solo en esta computadora. Su dirección sirve una vez:");
  terminal.say(entry, "green");
  terminal.say("Se cierra con el botón «Cerrar el panel» o con Ctrl+C.");
  if (!silent) await openBrowser(entry);
  await Promise.race([once(closing, "closed"), once(process, "SIGINT"), once(process, "SIGTERM")]);
  await app.close();
  terminal.say("El panel se cerró.");
  return true;
}
