import { USUAL_CARNET_GROUPS } from "#edition/model/carnet-groups.ts";
import { carnetRules } from "#people/model/carnet/read-carnet.ts";

/** The rules of carnets such as `2490-21-7`. */
export const carnets = carnetRules(USUAL_CARNET_GROUPS);
