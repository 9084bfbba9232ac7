import { QueryClientProvider } from "@tanstack/react-query";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Router } from "wouter";
import { ORGANISERS_PAGE, type PageFacts } from "../../../domain/organisers/page-facts.ts";
import { ErrorBoundary } from "../../ui/ErrorBoundary.tsx";
import { openQueryClient } from "./calls/query-client.ts";
import { Toasts } from "./parts/toasts/Toasts.tsx";
import { tellLostFile } from "./parts/toasts/toasts.ts";
import { Entrance } from "./shell/Entrance.tsx";
import { FailedPage } from "./shell/FailedPage.tsx";

interface Props {
  readonly facts: PageFacts;
  /** The secret of the personal link with which the page was opened. */
  readonly link: string | null;
}

const client = openQueryClient(() => void tellLostFile());

/** The organisers' page. */
export function Place({ facts, link }: Props) {
  return (
    <ErrorBoundary instead={<FailedPage />}>
      <I18nProvider locale="es-GT">
        <QueryClientProvider client={client}>
          <Router base={ORGANISERS_PAGE}>
            <Entrance facts={facts} link={link} />
          </Router>
          <Toasts />
        </QueryClientProvider>
      </I18nProvider>
    </ErrorBoundary>
  );
}
