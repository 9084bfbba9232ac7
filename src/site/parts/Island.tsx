import type { ComponentType } from "react";

/** What comes alive in the browser; `entry-client.tsx` knows how to wake each. */
export type IslandName =
  | "countdown"
  | "participant-check"
  | "action-links"
  | "action-bar"
  | "visits"
  | "background"
  | "background-control"
  | "carousel"
  | "photo-stack"
  | "speaker-bio";

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<Props>;
  readonly props: Props;
}

/**
 * A part of the prerendered page that comes alive in the browser: `entry-client.tsx` hydrates it
 * with the same props. Everything outside of islands stays plain HTML and costs no JavaScript.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
}: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
