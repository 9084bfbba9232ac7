import { type ComponentType, createContext, useContext } from "react";
import { type IslandName, type IslandProps, nearIslands } from "./island-props.ts";

interface Island<Name extends IslandName> {
  readonly name: Name;
  readonly component: ComponentType<IslandProps[Name]>;
  readonly props: IslandProps[Name];
}

/** Where a render puts the props of near islands, which then have their place in there for props. */
export const NearProps = createContext<unknown[] | null>(null);

/**
 * A part of the prerendered page that `entry-client.tsx` hydrates with the same props. Everything
 * outside of islands stays plain HTML and costs no JavaScript.
 */
export function Island<Name extends IslandName>({
  name,
  component: Component,
  props,
}: Island<Name>) {
  const apart = useContext(NearProps);
  const isApart = apart !== null && nearIslands.some((near) => near === name);
  return (
    <div data-island={name} data-props={isApart ? apart.push(props) - 1 : JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
