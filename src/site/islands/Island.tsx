import type { ComponentType } from "react";
import type { IslandName, IslandProps } from "./island-props.ts";

interface Island<Name extends IslandName> {
  readonly name: Name;
  readonly component: ComponentType<IslandProps[Name]>;
  readonly props: IslandProps[Name];
}

/**
 * A part of the prerendered page that `entry-client.tsx` hydrates with the same props. Everything
 * outside of islands stays plain HTML and costs no JavaScript.
 */
export function Island<Name extends IslandName>({
  name,
  component: Component,
  props,
}: Island<Name>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
