// Figures that the faculty decided. Lengths are in CSS pixels, times in milliseconds.

export const PARTICLE_COUNT = 150;
export const ADD_COUNT = 4;
export const REMOVE_COUNT = 2;
export const LINK_DISTANCE = 100;
export const GRAB_DISTANCE = 100;
export const ATTRACT_DISTANCE = 200;
/**
 * The intervals between two frames, awake and while nobody wakes the field: 58 frames a second, where 60 are
 * allowed, and 30. On small and touch screens 30, and 20 of particles that move by a pixel at most in one.
 */
export const INTERVALS = { awake: 17, calm: 33 } as const;
export const SMALL_INTERVALS = { awake: 33, calm: 49 } as const;
