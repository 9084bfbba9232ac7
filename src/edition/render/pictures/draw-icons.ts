import * as trademarks from "simple-icons";
import { lucideNames } from "#edition/files/rules/icon-faults.ts";
import { lucideIcon } from "#edition/files/rules/lucide-icons.ts";
import type { EditionContent } from "#edition/model/edition.ts";
import { type Network, networksOf } from "#edition/model/networks.ts";
import type { Drawn, IconDrawing } from "#edition/model/pictures/drawn.ts";

/** Draws the icons that the content names and those of the footer, and no others. */
export function drawIcons(content: EditionContent): Pick<Drawn, "icons" | "contact"> {
  const icons = lucideNames(content).map((name) => [name, lucide(name)] as const);
  return {
    ...(icons.length > 0 && { icons: Object.fromEntries(icons) }),
    contact: {
      mail: lucide("mail"),
      networks: networksOf(content.edicion).map(networkIcon),
      chat: trademark(trademarks.siWhatsapp),
    },
  };
}

function lucide(name: string): IconDrawing {
  return { nodes: lucideIcon(name) };
}

type Trademark = Pick<trademarks.SimpleIcon, "title" | "path">;

/** A drawing of Feather's, because simple-icons has no mark of LinkedIn. */
const linkedIn = {
  title: "LinkedIn",
  path: "M2 9h4v12H2zM4 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z",
};

/** The networks with a trade mark, the domains of their own, and other names that people write for them. */
const networks: readonly (readonly [Trademark, domains: string, names?: string])[] = [
  [trademarks.siFacebook, "facebook.com fb.com fb.me fb.watch", "fb"],
  [trademarks.siInstagram, "instagram.com instagr.am", "ig"],
  [trademarks.siX, "x.com twitter.com", "twitter"],
  [trademarks.siTiktok, "tiktok.com"],
  [trademarks.siYoutube, "youtube.com youtu.be"],
  [trademarks.siWhatsapp, "whatsapp.com wa.me"],
  [trademarks.siTelegram, "telegram.org telegram.me t.me"],
  [trademarks.siThreads, "threads.com threads.net"],
  [trademarks.siDiscord, "discord.com discord.gg"],
  [trademarks.siTwitch, "twitch.tv"],
  [trademarks.siGithub, "github.com"],
  [linkedIn, "linkedin.com lnkd.in"],
];

/** By its link's domain, or else by its name alone; a plain one for networks without a trade mark. */
function networkIcon({ nombre, enlace }: Network): IconDrawing {
  const host = `.${new URL(enlace).hostname}`;
  const name = nombre.trim().toLowerCase();
  const ofLink = networks.find(([, domains]) =>
    domains.split(" ").some((domain) => host.endsWith(`.${domain}`)),
  );
  const ofName = networks.find(
    ([icon, , names = ""]) => icon.title.toLowerCase() === name || names === name,
  );
  const [icon] = ofLink ?? ofName ?? [];
  return icon ? trademark(icon) : lucide("globe");
}

function trademark({ title, path }: Trademark): IconDrawing {
  // At the size of a text, nobody sees a third decimal.
  return { nodes: [["path", { d: path.replaceAll(/(\.\d\d)\d+/g, "$1") }]], mark: title };
}
