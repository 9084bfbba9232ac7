import { PageFailure } from "#platform/ui/PageFailure.tsx";

/** Shown when the page itself fails. The session continues behind it, outside of React. */
export const FailedPage = () => (
  <PageFailure text="Lo que anotaste no se perdió: recarga la página y sigue." />
);
