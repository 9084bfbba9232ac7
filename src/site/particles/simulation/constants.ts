/*
 * Every figure of the background in one place. Lengths are CSS pixels, times milliseconds, speeds
 * CSS pixels a second. "Section 9" is the specification's list of business constants.
 */

/** Particles at the start (section 9). */
export const PARTICLE_COUNT = 150;
/** Particles that one click adds (section 9). */
export const ADD_COUNT = 4;
/** Particles that the control takes out (section 9). */
export const REMOVE_COUNT = 2;
/** Particles closer than this are linked (section 9). */
export const LINK_DISTANCE = 100;
/** Particles closer than this to the pointer are linked to it (section 9). */
export const GRAB_DISTANCE = 100;
/** Particles closer than this drift towards the pointer (section 9). */
export const ATTRACT_DISTANCE = 200;
/**
 * Frames drawn in a second; section 9 allows 60. A little below the 60 of most displays, so that no
 * two drawings fall into one of its frames.
 */
export const FRAME_RATE = 57;

/** A limit, so that clicks cannot overload a phone; all pairs of this many fit the link list. */
export const MAX_PARTICLES = 400;
/** Nodes of an emblem, those of the longest numeral and some to spare. */
export const MAX_ANCHORS = 32;
/** The longest time step: a tab that slept goes on where it stopped instead of jumping. */
export const MAX_STEP = 50;

/** What a particle can be; farther ones are smaller, dimmer and slower, which gives depth. */
export interface Kind {
  /** Part of all particles. */
  readonly share: number;
  readonly radius: number;
  readonly opacity: number;
  readonly speed: number;
  /** Radius of a fine ring around the node, as a star chart marks the bright ones; 0 for none. */
  readonly ring: number;
}

/** Geometric mean of a window's sides from which particles grow with it: smaller, they would be dust. */
export const GROWTH_START = 1150;
/** How much larger they become, at most. */
export const GROWTH_LIMIT = 2;

export const KINDS: readonly Kind[] = [
  { share: 0.62, radius: 1.1, opacity: 0.5, speed: 11, ring: 0 },
  { share: 0.32, radius: 1.7, opacity: 0.66, speed: 16, ring: 0 },
  { share: 0.06, radius: 2.7, opacity: 0.8, speed: 20, ring: 7 },
];
export const RING_OPACITY = 0.3;

/** Drift towards a pointer that rests: below the slowest kind's speed, so that no particle is trapped. */
export const ATTRACT_SPEED_RESTING = 8;
/** Drift towards a pointer that moves. */
export const ATTRACT_SPEED_MOVING = 70;
/** How long the stronger drift lasts after the pointer's last move (time constant). */
export const ATTRACT_SETTLE = 900;
/**
 * Where a particle's drift ends, one nearer and another farther: they surround the pointer as a
 * cluster, and neither clicks nor circling can press them into a knot.
 */
export const ATTRACT_REST_NEAREST = 35;
export const ATTRACT_REST_FARTHEST = 130;
/** Within this of its place the drift weakens. */
export const ATTRACT_REST_SOFTNESS = 40;

/** Width of a window from which particles gather around emblem and pointer, and grow there. */
export const FOCUS_WIDTH = 1920;
/** One particle in this many belongs to the emblem. */
export const GATHER_SHARE = 2;
/** How fast those come back, faster than they drift. */
export const GATHER_SPEED = 26;
/** How much larger a particle is there, as a part of its size. */
export const FOCUS_GROWTH = 0.8;

/** Particles added by a click start at this speed, outwards, and calm down. */
export const BURST_SPEED = 150;
/** How fast the burst calms down (time constant). */
export const BURST_SETTLE = 380;

/** A smaller change of size, such as a scroll bar coming, moves only what would be outside. */
export const RESPREAD_CHANGE = 0.1;

/** Light around a node of the emblem that the pointer comes near, and its radius, in those of the node. */
export const HALO_OPACITY = 0.7;
export const HALO_RADIUS = 1.8;

/** Opacity levels of links and trail; each is one stroke, however many links it has. */
export const LEVELS = 5;
/** The nearest links; the ground behind text must stay quiet. */
export const LINK_OPACITY = 0.34;
/** Above 1, far links fade faster than near ones. */
export const LINK_FADE = 1.6;
/** Room for each particle, square CSS pixels, below which links grow fainter: a phone's are many. */
export const AMPLE_ROOM = 6000;
/** What crowding leaves of a link's opacity, at least. */
export const CROWDED_OPACITY = 0.45;

/** Sparks the pointer leaves, at most; the oldest gives way. */
export const TRAIL_LENGTH = 32;
/** Distance that the pointer moves between two sparks. */
export const TRAIL_SPACING = 16;
export const TRAIL_LIFE = 800;
/** How far sparks stray from the pointer's way. */
export const TRAIL_SPREAD = 5;
export const TRAIL_RADIUS = 1.6;
export const TRAIL_OPACITY = 0.6;

/**
 * Screens narrower than this, and touch screens, are drawn at one device pixel per CSS pixel and at
 * `CALM_FRAME_RATE`, which saves battery and looks the same at these speeds.
 */
export const SMALL_SCREEN = 768;
export const CALM_FRAME_RATE = 32;
/** Device pixels per CSS pixel, at most. */
export const MAX_SCALE = 2;
