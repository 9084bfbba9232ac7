/** Signals: rising tones admit, the same tone twice means already in, a low tone refuses. */
export type Signal = "welcome" | "already" | "refused" | "undone" | "alarm";

interface Tone {
  /** In Hz. */
  readonly pitch: number;
  /** In seconds; tones follow one another. */
  readonly lasts: number;
}

const tones: Readonly<Record<Signal, readonly Tone[]>> = {
  welcome: [
    { pitch: 880, lasts: 0.09 },
    { pitch: 1318, lasts: 0.16 },
  ],
  already: [
    { pitch: 587, lasts: 0.14 },
    { pitch: 0, lasts: 0.07 },
    { pitch: 587, lasts: 0.14 },
  ],
  refused: [{ pitch: 185, lasts: 0.55 }],
  undone: [
    { pitch: 880, lasts: 0.09 },
    { pitch: 440, lasts: 0.16 },
  ],
  alarm: [740, 988, 740, 988, 740, 988].map((pitch) => ({ pitch, lasts: 0.16 })),
};

/** Patterns for `navigator.vibrate`: on, off, on and so forth, in ms. */
const vibrations: Readonly<Record<Signal, readonly number[]>> = {
  welcome: [60],
  already: [120, 90, 120],
  refused: [500],
  undone: [40, 40, 40],
  alarm: [200, 80, 200, 80, 200, 80, 200],
};

let audio: AudioContext | null = null;

/** Browsers allow sound only after a touch or a key: call this at each of them. */
export function unlockSound(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

export function signal(which: Signal): void {
  // Some browsers log an error when a page vibrates before the first touch.
  if (navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate?.([...vibrations[which]]);
  if (audio?.state !== "running") return;
  let at = audio.currentTime;
  for (const { pitch, lasts } of tones[which]) {
    if (pitch > 0) play(audio, pitch, at, lasts);
    at += lasts;
  }
}

function play(context: AudioContext, pitch: number, at: number, lasts: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = pitch < 300 ? "sawtooth" : "square";
  tone.frequency.value = pitch;
  // Without fading out, a tone ends with a click.
  volume.gain.setValueAtTime(0.25, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + lasts);
}
