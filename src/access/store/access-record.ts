import { z } from "zod/mini";
import { storedRecord } from "#platform/store/stored-record.ts";
import { roles } from "../model/calls.ts";
import type { Access } from "./organisers-store.ts";

/** A session or an invitation in the database; one without a role is of an organiser who may do everything. */
export const accessRecord = storedRecord<Access>({
  id: ["id", z.string()],
  secretHash: ["hash", z.string()],
  kind: ["tipo", z.enum(["session", "invitation"])],
  name: ["nombre", z.string()],
  role: ["rol", z._default(z.enum(roles), "all")],
  browser: ["navegador", z.string()],
  createdAt: ["creado", z.int()],
  lastUsedAt: ["usado", z.int()],
  expiresAt: ["vence", z.int()],
});
