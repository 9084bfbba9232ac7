import type { Copies } from "../../operations/copies/copies.ts";
import type { DatabaseSettings } from "../database/database-settings.ts";

/** The database that the panel is for, and the copies of its list. */
export interface PanelDatabase {
  readonly settings: DatabaseSettings;
  readonly copies: Copies;
}
