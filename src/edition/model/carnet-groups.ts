/** Digits of each group of a carnet; the last one may have fewer, but at least one. */
export type CarnetGroups = readonly number[];

export const USUAL_CARNET_GROUPS: CarnetGroups = [4, 2, 6];
