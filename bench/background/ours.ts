import { mountBackground } from "../../src/site/particles/host/background.ts";
import {
  emblemGeometry,
  nodePath,
  segmentPath,
} from "../../src/site/parts/emblem/emblem-geometry.ts";

// Where the first screen has it, because particles link to its nodes and are drawn larger near it.
const emblem = emblemGeometry(13);
document.body.insertAdjacentHTML(
  "afterbegin",
  `<div id="emblem" data-island="emblem">
    <svg viewBox="0 0 ${emblem.width} ${emblem.height}" fill="none" stroke="#ff3344" stroke-linecap="round">
      <path d="${segmentPath(emblem, emblem.strokes)}" stroke-width="5" />
      <path d="${nodePath(emblem.nodes)}" stroke-width="12" data-nodes />
    </svg>
  </div>`,
);

const container = document.getElementById("background");
if (!container) throw new Error("There is no #background");
mountBackground(container, {
  onCount: () => {},
  onRest: () => {},
  onFailure: () => {
    throw new Error("The background could not start");
  },
});
