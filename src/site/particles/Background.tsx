import { useEffect, useRef } from "react";
import styles from "./Background.module.css";
import { keepBackground } from "./host/keep-background.ts";

/** The box of the particles, behind the page. The canvas is added to it later. */
export function Background() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return container.current ? keepBackground(container.current) : undefined;
  }, []);
  return <div ref={container} className={styles.background} aria-hidden="true" />;
}
