import { USUAL_CARNET_GROUPS } from "#people/model/carnet/carnet.ts";
import { carnetRules } from "#people/model/carnet/read-carnet.ts";

/** The rules of carnets such as `2490-21-7`. */
export const carnets = carnetRules(USUAL_CARNET_GROUPS);
