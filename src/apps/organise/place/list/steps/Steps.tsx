import { useInfiniteQuery } from "@tanstack/react-query";
import { undoneSteps } from "../../../../../domain/organisers/journal.ts";
import { Button } from "../../../../ui/Button.tsx";
import { calls, keys } from "../../calls/calls.ts";
import { Loading } from "../../parts/Loading.tsx";
import layout from "../../parts/layout.module.css";
import { Step } from "./Step.tsx";

/** The journal, newest first; steps that changed the list can be undone. */
export function Steps() {
  const query = useInfiniteQuery({
    queryKey: [...keys.journal, "all"],
    queryFn: ({ pageParam }) => calls.journal(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ entries, more }) => (more ? (entries.at(-1)?.id ?? null) : null),
  });
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const undone = undoneSteps(entries);
  return (
    <section className={layout.section} aria-labelledby="pasos">
      <h2 id="pasos" tabIndex={-1}>
        Pasos
      </h2>
      {query.data === undefined && <Loading query={query} />}
      {query.data !== undefined && entries.length === 0 && <p>Todavía no hay ninguno.</p>}
      <ol className={layout.rows}>
        {entries.map((entry) => (
          <Step key={entry.id} entry={entry} isUndone={undone.has(entry.id)} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button isDisabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage ? "Un momento…" : "Ver pasos anteriores"}
        </Button>
      )}
    </section>
  );
}
