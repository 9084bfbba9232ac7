/** Keeps the screen on while the page is visible; returns a function that stops it. */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function take(): Promise<void> {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    // Phones in power saving mode refuse.
    const taken = await navigator.wakeLock.request("screen").catch(() => null);
    if (isOver) void taken?.release();
    else lock = taken;
  }

  // The browser releases the lock when the page is hidden.
  const onShown = () => void take();
  document.addEventListener("visibilitychange", onShown);
  void take();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", onShown);
    void lock?.release();
  };
}
