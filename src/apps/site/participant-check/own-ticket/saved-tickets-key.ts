/** Under which the phone keeps saved tickets, in `localStorage`. */
export const savedTicketsKey = "tickets";
