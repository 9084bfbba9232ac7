import type { PhaseDates } from "../../../../domain/phases/phase.ts";
import { Button } from "../../../ui/Button.tsx";
import { Ticket, type TicketEvent } from "../ticket/Ticket.tsx";
import styles from "../ticket/TicketTools.module.css";
import type { SavedTicket } from "./saved-tickets.ts";
import { TicketTools } from "./TicketTools.tsx";

interface SavedTicketsProps {
  readonly tickets: readonly SavedTicket[];
  readonly event: TicketEvent;
  readonly dates: PhaseDates;
  /** The organisers' chat. */
  readonly phone: string;
  /** Shows the field again. */
  readonly onAnother: () => void;
}

/** The tickets saved on this phone, instead of the field. */
export function SavedTickets({ tickets, event, dates, phone, onAnother }: SavedTicketsProps) {
  return (
    <>
      {tickets.map((ticket) => (
        <div key={ticket.carnet}>
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
      <Button className={styles.tool} onClick={onAnother}>
        Consultar otro carnet
      </Button>
    </>
  );
}
