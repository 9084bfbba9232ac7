// Figures that the faculty decided. Lengths are in CSS pixels, times in milliseconds.

export const PARTICLE_COUNT = 150;
export const ADD_COUNT = 4;
export const REMOVE_COUNT = 2;
export const LINK_DISTANCE = 100;
export const GRAB_DISTANCE = 100;
export const ATTRACT_DISTANCE = 200;
/** The time between two frames: 58 a second after a move or a press of the pointer, where 60 are allowed, else 30. */
export const INTERVALS = { awake: 17, calm: 33 } as const;
/** On small and touch screens 30 a second, else 20, in which particles move by a pixel at most. */
export const SMALL_INTERVALS = { awake: 33, calm: 49 } as const;
