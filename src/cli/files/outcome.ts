/** What came of work that is done whole or not at all. */
export type Outcome<Result> =
  | { readonly kind: "done"; readonly result: Result }
  /** Nothing was changed. `message` is Spanish and says what to do. */
  | { readonly kind: "refused"; readonly message: string };
