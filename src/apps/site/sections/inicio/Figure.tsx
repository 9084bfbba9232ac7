import { useState } from "react";
import styles from "./Countdown.module.css";

/** A figure of the countdown, of two digits or more. */
export function Figure({ value }: { readonly value: number }) {
  const digits = String(value).padStart(2, "0");
  return (
    <>
      {/* Screen readers get the whole figure; styles draw its digits, each in its own box. */}
      <span className="visually-hidden">{digits}</span>
      {[...digits].map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its place
        <Digit key={digits.length - place} digit={digit} />
      ))}
    </>
  );
}

/** One digit; the previous digit rolls out as this one rolls in. */
function Digit({ digit }: { readonly digit: string }) {
  const [shown, setShown] = useState({ digit, before: "" });
  if (shown.digit !== digit) setShown({ digit, before: shown.digit });
  return (
    <span className={styles.digit} data-narrow={digit === "1" || undefined} aria-hidden="true">
      {/* A new key replaces the element, which starts its animation. */}
      <span key={digit} className={styles.roll} data-digit={digit} data-before={shown.before} />
    </span>
  );
}
