import * as simpleIcons from "simple-icons";
import { lucideIcons } from "../../content/lucide-icons.ts";
import { lucideNames } from "../../content/rules/icon-faults.ts";
import type { Drawn, IconDrawing } from "../../domain/edition/drawn.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { type Network, networksOf } from "../../domain/edition/networks.ts";

/** Draws the icons that the content names and those of the footer, and no others. */
export function drawIcons(content: EditionContent): Pick<Drawn, "icons" | "contact"> {
  const icons = lucideNames(content).map((name) => [name, lucide(name)] as const);
  return {
    ...(icons.length > 0 && { icons: Object.fromEntries(icons) }),
    contact: {
      mail: lucide("mail"),
      networks: networksOf(content.edicion).map(networkIcon),
      chat: trademark("whatsapp") ?? lucide("message-circle"),
    },
  };
}

function lucide(name: string): IconDrawing {
  const nodes = lucideIcons[name];
  if (!nodes) throw new Error(`Lucide has no icon ${name}`);
  return { nodes };
}

/** By the network's name, or else by its link's host; a plain one for networks without a trade mark. */
function networkIcon({ nombre, enlace }: Network): IconDrawing {
  const host = new URL(enlace).hostname.split(".").slice(0, -1);
  const names = [nombre, ...host.filter((label) => label !== "www").reverse()];
  return names.map(trademark).find((icon) => icon !== undefined) ?? lucide("globe");
}

const trademarks = new Map(
  Object.values(simpleIcons).flatMap(({ slug, title, path }) => [
    [slug, path] as const,
    [plain(title), path] as const,
  ]),
);
/** The names that people write for them. */
const otherNames: Readonly<Record<string, string>> = {
  twitter: "x",
  fb: "facebook",
  ig: "instagram",
  youtu: "youtube",
  t: "telegram",
};

function trademark(name: string): IconDrawing | undefined {
  const written = plain(name);
  const path = trademarks.get(otherNames[written] ?? written);
  return path === undefined ? undefined : { nodes: [["path", { d: path }]], filled: true };
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}
