import { hydrateRoot } from "react-dom/client";
import type { EditionContent } from "../../src/domain/edition/edition.ts";
import { Floor } from "./Floor.tsx";

declare const __EDITION__: EditionContent;

const root = document.getElementById("root");
if (!root) throw new Error("There is no #root");
hydrateRoot(root, <Floor edition={__EDITION__} />);
