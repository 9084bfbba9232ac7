import type { ReactNode } from "react";
import type { badgeIcons, topicIcons } from "../../../domain/edition/edition.ts";

type TopicIconName = (typeof topicIcons)[number];
type BadgeIconName = (typeof badgeIcons)[number];

/*
 * All icons share one style: nodes and links on a 24-unit grid, drawn with the current colour.
 * They are decorative; the text beside them carries the meaning.
 */
function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

function Node({ x, y, r = 1.5 }: { readonly x: number; readonly y: number; readonly r?: number }) {
  return <circle cx={x} cy={y} r={r} fill="currentColor" stroke="none" />;
}

const topics: Record<TopicIconName, ReactNode> = {
  ia: (
    <>
      <path d="M4 6l8-2.5L20 6M4 6l8 6M20 6l-8 6M4 18l8-6 8 6M4 18l8 2.5L20 18M4 6v12M20 6v12" />
      <Node x={12} y={12} r={2.6} />
      <Node x={4} y={6} />
      <Node x={20} y={6} />
      <Node x={4} y={18} />
      <Node x={20} y={18} />
      <Node x={12} y={3.5} />
      <Node x={12} y={20.5} />
    </>
  ),
  ciberseguridad: (
    <>
      <path d="M12 2.5l8 3v6c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10v-6z" />
      <path d="M8.5 12l2.5 2.5 4.5-5" />
      <Node x={12} y={2.5} />
      <Node x={20} y={5.5} />
      <Node x={4} y={5.5} />
      <Node x={12} y={21.5} />
    </>
  ),
  "impresion-3d": (
    <>
      <path d="M12 2.5l8 4.5v10l-8 4.5L4 17V7zM4 7l8 4.5L20 7M12 11.5v10M4 12l8 4.5 8-4.5" />
      <Node x={12} y={2.5} />
      <Node x={12} y={11.5} />
      <Node x={20} y={7} />
      <Node x={4} y={7} />
    </>
  ),
  redes: (
    <>
      <path d="M12 12L4 5M12 12l8-7M12 12l-8 7M12 12l8 7M4 5h16M4 19h16" />
      <Node x={12} y={12} r={2.6} />
      <Node x={4} y={5} />
      <Node x={20} y={5} />
      <Node x={4} y={19} />
      <Node x={20} y={19} />
    </>
  ),
  datos: (
    <>
      <path d="M3.5 20.5h17M6 20V12M12 20V4M18 20V8M6 12l6-8 6 4" />
      <Node x={6} y={12} />
      <Node x={12} y={4} />
      <Node x={18} y={8} />
    </>
  ),
  codigo: (
    <>
      <path d="M8 5l-6 7 6 7M16 5l6 7-6 7M14 3l-4 18" />
      <Node x={2} y={12} />
      <Node x={22} y={12} />
    </>
  ),
};

const badges: Record<BadgeIconName, ReactNode> = {
  nube: <path d="M7 18.5a4.5 4.5 0 01-.5-9 6 6 0 0111.4 1.6A3.8 3.8 0 0117 18.5z" />,
  escudo: <path d="M12 3l7.5 2.8v5.6c0 4.6-3.2 7.8-7.5 9.6-4.3-1.8-7.5-5-7.5-9.6V5.8z" />,
  red: <path d="M12 5v6M12 11l-7 7M12 11l7 7M10 3h4v3h-4zM3 17h4v3H3zM17 17h4v3h-4z" />,
  datos: <path d="M5 6c0-4 14-4 14 0v12c0 4-14 4-14 0zM5 6c0 4 14 4 14 0M5 12c0 4 14 4 14 0" />,
  codigo: <path d="M8 6l-6 6 6 6M16 6l6 6-6 6" />,
  medalla: <path d="M12 3a5.5 5.5 0 110 11 5.5 5.5 0 010-11zM8.5 13L7 21l5-2.5L17 21l-1.5-8" />,
};

export function TopicIcon({ name }: { readonly name: TopicIconName }) {
  return <Drawing>{topics[name]}</Drawing>;
}

export function BadgeIcon({ name }: { readonly name: BadgeIconName }) {
  return <Drawing>{badges[name]}</Drawing>;
}

export function CloseIcon() {
  return (
    <Drawing>
      <path d="M5 5l14 14M19 5L5 19" />
    </Drawing>
  );
}

export function ZoomIcon() {
  return (
    <Drawing>
      <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
    </Drawing>
  );
}

/** The arrow of a button for the previous or next picture. */
export function ArrowIcon({ to }: { readonly to: "previous" | "next" }) {
  return (
    <Drawing>
      <path d={to === "previous" ? "M21 12H3M10 5l-7 7 7 7" : "M3 12h18M14 5l7 7-7 7"} />
    </Drawing>
  );
}
