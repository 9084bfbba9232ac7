/**
 * Has the door's answers and the messages to organisers stay until a press or the next one takes them away, and
 * silence end no scan: a loaded machine looks when seconds are over, and pauses amid a carnet. Other timeouts of
 * seconds call functions without a name; other intervals have other times. Runs in the page before its scripts.
 */
export function keepAnswers(): void {
  const SILENCE = 300;
  const keep = (timer: "setTimeout" | "setInterval", times: readonly number[]) => {
    const start = globalThis[timer];
    const started = (work: () => void, wait = 0) =>
      times.includes(wait) && (work.name !== "" || wait === SILENCE || timer === "setInterval")
        ? 0
        : start(work, wait);
    Object.assign(globalThis, { [timer]: started });
  };
  keep("setTimeout", [SILENCE, 3000, 8000]);
  keep("setInterval", [8000, 16_000]);
}
