/*
 * The actions on an answer. Loaded with every look-up, regardless of the result, and if a ticket is
 * saved on the phone.
 */

export { ChatHelp } from "./ChatHelp.tsx";
export { SavedTickets } from "./SavedTickets.tsx";
export { TicketTools } from "./TicketTools.tsx";
