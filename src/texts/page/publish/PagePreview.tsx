import { type PropsWithChildren, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pageStates } from "#edition/model/phases/page-states.ts";
import { capitalised } from "#platform/text/capitalised.ts";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Row } from "#platform/ui/parts/layout.tsx";
import { Select } from "#platform/ui/parts/Select.tsx";
import { PREVIEW_PAGE, PREVIEW_READY, type PreviewMessage } from "#texts/model/preview.ts";
import { useDraft } from "../draft/draft.ts";
import { type Page, shownBy } from "../open-page.ts";
import styles from "./PagePreview.module.css";
import { useShownEdition } from "./use-shown-edition.ts";

const widths = [360, 768, 1280] as const;

interface Props {
  readonly page: Page;
  /** What a phone shows; the frame scrolls only where it is shown. */
  readonly shown: "form" | "page";
}

/** The page with the draft, at the chosen width and moment, scrolled to the edited section. */
export function PagePreview({ page, shown }: Props) {
  const draft = useDraft();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [width, setWidth] = useState<(typeof widths)[number]>(360);
  const [chosen, setChosen] = useState("");
  const edition = useShownEdition(draft);
  useEffect(() => {
    const note = (event: MessageEvent) => {
      const isOurs =
        event.source === frame.current?.contentWindow && event.origin === location.origin;
      if (isOurs && event.data === PREVIEW_READY) setReady(true);
    };
    addEventListener("message", note);
    return () => removeEventListener("message", note);
  }, []);
  const send = (message: PreviewMessage) =>
    frame.current?.contentWindow?.postMessage(message, location.origin);
  const states = edition ? pageStates(edition.edicion) : [];
  const state = states.find(({ name }) => name === chosen) ?? states[0];
  const now = state?.now;
  // In the same task as the form's own update, so that the page follows each key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` has no state
  useLayoutEffect(() => {
    if (isReady && edition && now !== undefined) send({ edition, now });
  }, [isReady, edition, now]);
  const section = shownBy(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state or width moves the section, and it may not have been shown
  useEffect(() => {
    if (isReady) send({ section });
  }, [isReady, section, state?.name, width, shown]);
  return (
    <section className={styles.preview} aria-label="Así se ve la página">
      <Row as="div" className={styles.choices}>
        <Select
          label="Momento"
          value={state?.name ?? ""}
          options={states.map(({ name }) => [name, capitalised(name)])}
          onChange={setChosen}
        />
        <fieldset>
          <legend className="visually-hidden">Ancho de la pantalla</legend>
          {widths.map((each) => (
            <Choice
              key={each}
              type="radio"
              name="ancho"
              checked={width === each}
              onChoose={() => setWidth(each)}
            >
              {{ 360: "Teléfono", 768: "Tableta", 1280: "Computadora" }[each]}
            </Choice>
          ))}
        </fieldset>
      </Row>
      <Scaled width={width}>
        <iframe ref={frame} title="La página con su borrador" src={PREVIEW_PAGE} />
      </Scaled>
    </section>
  );
}

function Scaled({ width, children }: PropsWithChildren<{ readonly width: number }>) {
  const container = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width: wide = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width: wide, height });
    });
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width);
  return (
    <div ref={container} className={styles.frame}>
      <div
        className={styles.window}
        style={{
          inlineSize: width,
          blockSize: scale > 0 ? size.height / scale : size.height,
          transform: `translateX(-50%) scale(${scale})`,
        }}
      >
        {children}
      </div>
    </div>
  );
}
