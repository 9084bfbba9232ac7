import { useEffect, useRef } from "react";
import type { Desk } from "../../shift/shift-state.ts";
import { resumeSound, signal, unlockSound } from "../../signals/sounds.ts";

/** Plays a sound and a vibration for each answer and each new notice. */
export function useSignals({ shown, notices }: Desk): void {
  const known = useRef(new Set(notices.map(({ id }) => id)));
  useEffect(() => {
    if (shown !== null) signal(shown.kind);
  }, [shown]);
  useEffect(() => {
    if (notices.some(({ id }) => !known.current.has(id))) signal("alarm");
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
}
