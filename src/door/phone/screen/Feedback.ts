import { useEffect, useRef } from "react";
import type { SessionView } from "../session/session-state.ts";
import { playFeedback, resumeSound, unlockSound } from "./sounds.ts";

/** Plays sounds and vibrations. It renders nothing: a browser that refuses them loses only these. */
export function Feedback({ view: { shown, notices } }: { readonly view: SessionView }) {
  const known = useRef(new Set(notices.map(({ id }) => id)));
  useEffect(() => {
    if (shown !== null) playFeedback(shown.kind);
  }, [shown]);
  useEffect(() => {
    if (notices.some(({ id }) => !known.current.has(id))) playFeedback("alarm");
    known.current = new Set(notices.map(({ id }) => id));
  }, [notices]);
  useEffect(() => {
    document.addEventListener("pointerdown", unlockSound);
    document.addEventListener("keydown", unlockSound);
    document.addEventListener("visibilitychange", resumeSound);
    return () => {
      document.removeEventListener("visibilitychange", resumeSound);
      document.removeEventListener("pointerdown", unlockSound);
      document.removeEventListener("keydown", unlockSound);
    };
  }, []);
  return null;
}
