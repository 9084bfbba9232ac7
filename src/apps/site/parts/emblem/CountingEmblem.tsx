import {
  isGlowing,
  litCaption,
  litShare,
  untilNextShare,
} from "../../../../domain/phases/lit-share.ts";
import type { PhaseDates } from "../../../../domain/phases/phase.ts";
import { useTickets } from "../../participant-check/own-ticket/use-tickets.ts";
import { useNow } from "../../phase/use-now.ts";
import styles from "./Emblem.module.css";
import { Emblem } from "./Emblem.tsx";

interface CountingEmblemProps {
  readonly editionNumber: number;
  readonly dates: PhaseDates;
  /** Whether a caption says what it counts. */
  readonly captioned?: boolean;
}

/** The emblem, which fills with light over the last days, glows at the doors, and stays lit. */
export function CountingEmblem({ editionNumber, dates, captioned = false }: CountingEmblemProps) {
  const now = useNow((instant) => untilNextShare(dates, instant));
  const tickets = useTickets({ edition: editionNumber, ends: dates.end });
  const own = tickets.map(({ numeroTicket }) => numeroTicket);
  // Equal to the built page until the page's clock is read.
  if (now === null) return <Emblem editionNumber={editionNumber} own={own} />;
  const caption = litCaption(dates, now);
  return (
    <>
      <Emblem
        editionNumber={editionNumber}
        lit={litShare(dates, now)}
        glowing={isGlowing(dates, now)}
        own={own}
      />
      {captioned && caption !== null && (
        <p className={`${styles.caption} text-backdrop`}>{caption}</p>
      )}
    </>
  );
}
