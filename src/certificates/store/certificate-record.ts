import { z } from "zod/mini";
import { storedRecord } from "#platform/store/stored-record.ts";
import { type Certificate, type CertificateGrant, wordingSchema } from "../model/certificate.ts";

const withdrawal = z.codec(
  z.object({ instante: z.int(), motivo: z.string() }),
  z.object({ at: z.int(), reason: z.string() }),
  {
    decode: ({ instante, motivo }) => ({ at: instante, reason: motivo }),
    encode: ({ at, reason }) => ({ instante: at, motivo: reason }),
  },
);

export const certificateRecord = storedRecord<Certificate>({
  code: ["codigo", z.string()],
  carnet: ["carnet", z.string()],
  personId: ["personId", z.optional(z.string())],
  nombre: ["nombre", z.string()],
  wording: ["dice", wordingSchema],
  issuedAt: ["emitida", z.int()],
  replacedBy: ["reemplazo", z.nullable(z.string())],
  withdrawn: ["retirada", z.nullable(withdrawal)],
});

export const grantRecord = storedRecord<CertificateGrant>({
  person: ["persona", z.string()],
  reason: ["motivo", z.string()],
  by: ["quien", z.string()],
  at: ["instante", z.int()],
});
