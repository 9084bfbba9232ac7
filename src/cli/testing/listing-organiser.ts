import { readdir, readFile, writeFile } from "node:fs/promises";
import { openStore } from "../../store/open-store.ts";
import { newOrganiser, type Organiser, type Seen } from "./organiser.ts";

/** Rows of a list. */
export const ana = "2490-21-1,Ana,1";
export const luz = "2490-21-2,Luz,2";
export const eva = "2490-21-3,Eva,3";

/** An organiser who imports lists and takes them back. */
export interface ListingOrganiser extends Organiser {
  readonly databaseUrl: string;
  /** Writes a list of these rows; resolves with its path. */
  writes(...rows: readonly string[]): Promise<string>;
  imports(...rows: readonly string[]): Promise<Seen>;
  /** Puts these rows into the database without an import. */
  registers(...rows: readonly string[]): Promise<void>;
  /** The rows that the database holds. */
  stored(): Promise<string[]>;
  filesOfCopies(): Promise<string[]>;
}

export async function newListingOrganiser(): Promise<ListingOrganiser> {
  const organiser = await newOrganiser();
  const { path, types } = organiser;
  async function writes(...rows: readonly string[]): Promise<string> {
    const list = path(`lista-${rows.join("-").replaceAll(/\W/g, "")}.csv`);
    await writeFile(list, ["carnet,nombre,numeroTicket", ...rows].join("\n"));
    return list;
  }
  return {
    ...organiser,
    databaseUrl: `sqlite:${path("convencion.db")}`,
    writes,
    imports: async (...rows) => types("importar", await writes(...rows)),
    async registers(...rows) {
      const store = await openStore(`sqlite:${path("convencion.db")}`);
      const list = rows.map((row) => {
        const [carnet = "", nombre = "", numeroTicket = ""] = row.split(",");
        return { carnet, nombre, numeroTicket };
      });
      const options = {
        mode: "merge",
        onProgress() {},
        keepPrevious() {},
      } as const;
      await store.saveParticipants(list, options);
      await store.close();
    },
    async stored() {
      await types("exportar", path("salida.csv"), "--sobrescribir");
      const csv = await readFile(path("salida.csv"), "utf8");
      return csv.trim().split("\r\n").slice(1);
    },
    filesOfCopies: () => readdir(path("copias/convencion.db")),
  };
}
