/*
 * What one can do with an answer. Loaded with every look-up, never with its result, and where a ticket
 * is saved on the phone.
 */

export { ChatHelp } from "./ChatHelp.tsx";
export { SavedTickets } from "./SavedTickets.tsx";
export { forgetWhenOver, readTickets } from "./saved-tickets.ts";
export { TicketTools } from "./TicketTools.tsx";
