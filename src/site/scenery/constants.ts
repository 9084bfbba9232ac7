// Figures that the faculty decided. Lengths are in CSS pixels, times in milliseconds.

export const PARTICLE_COUNT = 150;
export const ADD_COUNT = 4;
export const REMOVE_COUNT = 2;
export const LINK_DISTANCE = 100;
export const GRAB_DISTANCE = 100;
export const ATTRACT_DISTANCE = 200;
/** The interval between two frames: 58 frames a second, where 60 are allowed. */
export const FRAME_INTERVAL = 17;
/** A field that nobody wakes: 30 frames a second. */
export const CALM_FRAME_INTERVAL = 33;
/** On small and touch screens: 20 frames a second, of particles that move by a pixel at most in one. */
export const SMALL_FRAME_INTERVAL = 49;
