import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { Button } from "../Button.tsx";
import { Line } from "../parts/layout.tsx";
import styles from "./Toasts.module.css";
import { close, type Message, messages } from "./toasts.ts";

/** How long results are shown, in ms; with an action, people need time to reach it. */
const SHOWN_MS = 8000;
const WITH_ACTION_MS = 16_000;

/** Messages about results and faults at the foot of the window, announced as they come. */
export function Toasts() {
  const shown = useSyncExternalStore(messages.subscribe, messages.get);
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message takes more room
  useLayoutEffect(() => makeRoom(region.current), [shown]);
  return (
    <section
      ref={region}
      className={styles.region}
      data-toasts
      aria-label="Notificaciones"
      aria-live="polite"
    >
      {shown.map((message) => (
        <Toast key={message.text} message={message} />
      ))}
    </section>
  );
}

function Toast({ message }: { readonly message: Message }) {
  const { tone, text, action } = message;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === "wrong") return;
    const leave = () => {
      // Somebody is reading it, or about to press its button.
      if (!box.current?.matches(":hover, :focus-within")) close(message);
    };
    const timer = setInterval(leave, action ? WITH_ACTION_MS : SHOWN_MS);
    return () => clearInterval(timer);
  }, [message, tone, action]);
  return (
    <Line
      ref={box}
      className={styles.toast}
      data-tone={tone}
      role={tone === "wrong" ? "alert" : undefined}
    >
      <p className={styles.text}>
        <span aria-hidden="true">{tone === "done" ? "✓" : "!"}</span>
        <span>{text}</span>
      </p>
      {action && (
        <Button
          onClick={() => {
            close(message);
            action.run();
          }}
        >
          {action.name}
        </Button>
      )}
      <Button onClick={() => close(message)} aria-label={`Cerrar la notificación: ${text}`}>
        Cerrar
      </Button>
    </Line>
  );
}

/** Ends the page above the messages, as if the window were lower: bars, scrolling and focus stay in view. */
function makeRoom(region: HTMLElement | null): void {
  if (region === null) return;
  document.documentElement.style.setProperty("--messages", `${region.offsetHeight}px`);
  const focused = document.activeElement;
  if (region.contains(focused)) return;
  const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {};
  const isCovered = bottom > innerHeight - region.offsetHeight && top < innerHeight;
  if (isCovered) focused?.scrollIntoView({ block: "nearest" });
}
