import { useEffect, useRef } from "react";
import { previewQuery } from "../../../../content/editor-calls.ts";

/**
 * The page, scrolled to `section` by a script: a fragment in the frame's address would scroll the
 * editor to the frame as well.
 */
export function Preview({ section }: { readonly section: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const loaded = useRef(false);

  function show(): void {
    const view = frame.current?.contentWindow;
    const place = view?.document.getElementById(section);
    if (view && place) view.scrollTo(0, place.getBoundingClientRect().top + view.scrollY);
  }

  useEffect(show, [section]);
  return (
    <iframe
      ref={frame}
      title="La página"
      src={`/?${previewQuery}`}
      onLoad={() => {
        // After the first load, a reload shows changed content, and the browser keeps its place.
        if (!loaded.current) show();
        loaded.current = true;
      }}
    />
  );
}
