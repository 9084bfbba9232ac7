import type { badgeIcons, topicIcons } from "#edition/model/edition.ts";
import type { Drawn } from "#edition/model/pictures/drawn.ts";
import { DrawnIcon, icon } from "./DrawnIcon.tsx";

/** The page's own icons, which talks and badges may have. */
type IconName = (typeof topicIcons)[number] | (typeof badgeIcons)[number];

/** An icon as data of SVG paths; nodes are lines without length, whose round ends are discs. */
interface Drawing {
  readonly lines: string;
  readonly nodes?: string;
  /** One node that is larger. */
  readonly hub?: string;
}

/*
 * All icons share one style: nodes and links on a 24-unit grid, drawn with the current colour.
 * They are decorative; the text beside them carries the meaning.
 */
function Icon({ lines, nodes, hub }: Drawing) {
  return (
    <svg aria-hidden="true" {...icon}>
      <path d={lines} />
      {nodes && <path d={nodes} strokeWidth="3" />}
      {hub && <path d={hub} strokeWidth="5.2" />}
    </svg>
  );
}

const icons: Readonly<Record<string, Drawing | undefined>> = {
  ia: {
    lines: "M4 6l8-2.5L20 6M4 6l8 6M20 6l-8 6M4 18l8-6 8 6M4 18l8 2.5L20 18M4 6v12M20 6v12",
    nodes: "M4 6h0M20 6h0M4 18h0M20 18h0M12 3.5h0M12 20.5h0",
    hub: "M12 12h0",
  },
  ciberseguridad: {
    lines: "M12 2.5l8 3v6c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10v-6zM8.5 12l2.5 2.5 4.5-5",
    nodes: "M12 2.5h0M20 5.5h0M4 5.5h0M12 21.5h0",
  },
  "impresion-3d": {
    lines: "M12 2.5l8 4.5v10l-8 4.5L4 17V7zM4 7l8 4.5L20 7M12 11.5v10M4 12l8 4.5 8-4.5",
    nodes: "M12 2.5h0M12 11.5h0M20 7h0M4 7h0",
  },
  redes: {
    lines: "M12 12L4 5M12 12l8-7M12 12l-8 7M12 12l8 7M4 5h16M4 19h16",
    nodes: "M4 5h0M20 5h0M4 19h0M20 19h0",
    hub: "M12 12h0",
  },
  datos: {
    lines: "M3.5 20.5h17M6 20V12M12 20V4M18 20V8M6 12l6-8 6 4",
    nodes: "M6 12h0M12 4h0M18 8h0",
  },
  codigo: {
    lines: "M8 5l-6 7 6 7M16 5l6 7-6 7M14 3l-4 18",
    nodes: "M2 12h0M22 12h0",
  },
  nube: { lines: "M7 18.5a4.5 4.5 0 01-.5-9 6 6 0 0111.4 1.6A3.8 3.8 0 0117 18.5z" },
  escudo: { lines: "M12 3l7.5 2.8v5.6c0 4.6-3.2 7.8-7.5 9.6-4.3-1.8-7.5-5-7.5-9.6V5.8z" },
  red: { lines: "M12 5v6M12 11l-7 7M12 11l7 7M10 3h4v3h-4zM3 17h4v3H3zM17 17h4v3h-4z" },
  medalla: { lines: "M12 3a5.5 5.5 0 110 11 5.5 5.5 0 010-11zM8.5 13L7 21l5-2.5L17 21l-1.5-8" },
} satisfies Record<IconName, Drawing>;

interface NamedIconProps {
  /** One of the page's own icons, or one that the build drew. */
  readonly name: string;
  readonly drawn: Drawn | undefined;
}

export function NamedIcon({ name, drawn }: NamedIconProps) {
  const own = icons[name];
  return own ? <Icon {...own} /> : <DrawnIcon drawing={drawn?.icons?.[name]} />;
}

export const CloseIcon = () => <Icon lines="M5 5l14 14M19 5L5 19" />;

export const ZoomIcon = () => <Icon lines="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />;

/** The arrow of a button that leafs through pictures. */
export const ArrowIcon = ({ to }: { readonly to: "previous" | "next" }) => (
  <Icon lines={to === "previous" ? "M21 12H3M10 5l-7 7 7 7" : "M3 12h18M14 5l7 7-7 7"} />
);
