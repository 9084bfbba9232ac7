import { PageFailure } from "../../ui/PageFailure.tsx";

/** Shown when the page itself fails. The session continues behind it, outside of React. */
export function FailedPage() {
  return <PageFailure text="Lo que anotaste no se perdió: vuelve a cargar la página y sigue." />;
}
