import { z } from "zod/mini";
import { CARNET_MAX_LENGTH } from "./carnet.ts";
import { completeCarnet } from "./read-carnet.ts";

/** A registered carnet. */
export const carnetSchema = z.string().check(z.regex(completeCarnet));

/** Digits and dashes; an incomplete carnet is looked up like any other and is not found. */
export const requestedCarnetSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(CARNET_MAX_LENGTH), z.regex(/^[0-9-]+$/));
