import type { PhaseDates } from "#edition/model/phases/phase.ts";
import styles from "../CheckResult.module.css";
import type { SavedTicket } from "./saved-tickets.ts";
import { Ticket, type TicketEvent } from "./Ticket.tsx";
import { TicketTools } from "./TicketTools.tsx";

interface SavedTicketsProps {
  readonly tickets: readonly SavedTicket[];
  readonly event: TicketEvent;
  readonly dates: PhaseDates;
  /** The organisers' chat. */
  readonly phone: string;
}

/** The visitor's tickets, shown in place of the field. */
export function SavedTickets({ tickets, event, dates, phone }: SavedTicketsProps) {
  return (
    <>
      {tickets.map((ticket) => (
        <div key={ticket.carnet} className={styles.own}>
          <Ticket registration={ticket} event={event} />
          <TicketTools
            carnet={ticket.carnet}
            registration={ticket}
            event={event}
            dates={dates}
            phone={phone}
          />
        </div>
      ))}
    </>
  );
}
