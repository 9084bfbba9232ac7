/** Digits of each group of a carnet; the last one may have fewer, but at least one. */
export type CarnetGroups = readonly number[];

/** The digits of each group, unless an edition sets others. */
export const USUAL_CARNET_GROUPS: CarnetGroups = [4, 2, 6];
