import { useEffect, useRef } from "react";
import type { SessionView, Shown } from "../session/session-state.ts";

/** Plays sounds and vibrations. It renders nothing: a browser that refuses them loses only these. */
export function Feedback({ view: { shown, notices } }: { readonly view: SessionView }) {
  const known = useRef(new Set(notices.map(({ id }) => id)));
  useEffect(() => {
    if (shown !== null) play(shown.kind);
  }, [shown]);
  useEffect(() => {
    if (notices.some(({ id }) => !known.current.has(id))) play("alarm");
    known.current = new Set(notices.map(({ id }) => id));
  }, [notices]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("pointerdown", unlockSound, { signal });
    document.addEventListener("keydown", unlockSound, { signal });
    document.addEventListener("visibilitychange", resumeSound, { signal });
    return () => controller.abort();
  }, []);
  return null;
}

interface Signal {
  /** Pitches in Hz, one after the other; 0 is silence. */
  readonly pitches: readonly number[];
  /** How long each of them lasts, in seconds. */
  readonly lasts: number;
  /** Pattern for `navigator.vibrate`: on, off, on and so forth, in ms. */
  readonly vibration: number[];
}

const refusal: Signal = { pitches: [185], lasts: 0.55, vibration: [500] };

/** Rising tones admit, the same tone twice means already in, a low tone refuses. */
const signals: Readonly<Record<Shown["kind"] | "alarm", Signal>> = {
  welcome: { pitches: [880, 1318], lasts: 0.13, vibration: [60] },
  already: { pitches: [587, 0, 587], lasts: 0.12, vibration: [120, 90, 120] },
  "not-listed": refusal,
  unreadable: refusal,
  undone: { pitches: [880, 440], lasts: 0.13, vibration: [40, 40, 40] },
  alarm: {
    pitches: [740, 988, 740, 988, 740, 988],
    lasts: 0.16,
    vibration: [200, 80, 200, 80, 200, 80, 200],
  },
};

let audio: AudioContext | null = null;

/** Browsers allow sound only after a touch or a key: call this at each of them. Hardened ones have none. */
export function unlockSound(): void {
  audio ??= globalThis.AudioContext ? new AudioContext() : null;
  resumeSound();
}

/** An iPhone interrupts sound during a call, and afterwards waits for the page to resume it. */
function resumeSound(): void {
  if (audio !== null && audio.state !== "running") audio.resume().catch(() => {});
}

function play(kind: keyof typeof signals): void {
  const { pitches, lasts, vibration } = signals[kind];
  // Some browsers log an error when a page vibrates before the first touch.
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(vibration);
  resumeSound();
  if (audio?.state !== "running") return;
  for (const [index, pitch] of pitches.entries()) {
    if (pitch > 0) playTone(audio, pitch, audio.currentTime + index * lasts, lasts);
  }
}

function playTone(context: AudioContext, pitch: number, at: number, lasts: number): void {
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
