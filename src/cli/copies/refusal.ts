/** Stops a change of the list from within; the message is Spanish and says what to do. */
export class Refusal extends Error {}
