import { useEffect, useRef } from "react";
import styles from "./Background.module.css";
import { keepBackground } from "./keep-background.ts";

/** Where the particles live, behind the page. The canvas comes later and belongs to them. */
export function Background() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return container.current ? keepBackground(container.current) : undefined;
  }, []);
  return <div ref={container} className={styles.background} aria-hidden="true" />;
}
