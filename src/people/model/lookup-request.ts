import { z } from "zod/mini";
import { requestedCarnetSchema } from "./carnet/participant.ts";

export const lookupRequestSchema = z.strictObject({ carnet: requestedCarnetSchema });
