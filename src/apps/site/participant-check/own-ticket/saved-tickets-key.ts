/** The key of saved tickets in `localStorage`. */
export const savedTicketsKey = "tickets";
