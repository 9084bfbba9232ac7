/** The keys under which TanStack Query keeps the answers: a change on one page may make those of another old. */
export const keys = {
  session: ["session"],
  link: ["link"],
  facts: ["facts"],
  access: ["access"],
  today: ["today"],
  people: ["people"],
  signUps: ["sign-ups"],
  announcements: ["announcements"],
  journal: ["journal"],
  corrections: ["corrections"],
  doors: ["doors"],
  certificates: ["certificates"],
  texts: ["texts"],
  textsProgress: ["texts progress"],
} as const;
