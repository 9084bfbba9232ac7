import { contentState } from "../../content/content-state.ts";
import type { Fault, Notice } from "../../content/faults/fault.ts";
import { readContent } from "../../content/read-content.ts";
import type { ContentToRender } from "./render-target.ts";

/** Content that can be rendered, or all its faults. */
export type OpenedContent =
  | {
      readonly kind: "sound";
      readonly content: ContentToRender;
      readonly notices: readonly Notice[];
    }
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

export async function openContent(contentDir: string): Promise<OpenedContent> {
  // Read first: what changes meanwhile is then not taken for rendered.
  const state = await contentState(contentDir);
  const { edition, faults, notices, samples } = await readContent(contentDir);
  if (!edition) return { kind: "faulty", faults };
  const content = { contentDir, edition, samples: samples.length, state };
  return { kind: "sound", content, notices };
}
