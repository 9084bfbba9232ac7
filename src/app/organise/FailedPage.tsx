import { PageFailure } from "#platform/ui/PageFailure.tsx";

/** Shown instead of a page that React could not render or whose files changed. */
export const FailedPage = () => (
  <PageFailure text="Lo guardado no se perdió: recargue la página y siga." />
);
