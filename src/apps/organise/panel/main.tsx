import { createRoot } from "react-dom/client";
import "../../site/styles/layers.css";
import "../../site/styles/tokens.css";
import "../../site/styles/tokens-below.css";
import "../../site/styles/reset.css";
import "./panel.css";
import "./list/list.css";
import "./parts/parts.css";
import "./people/people.css";
import { callsWith } from "./calls/calls.ts";
import { enterPanel } from "./calls/enter-panel.ts";
import { Panel } from "./Panel.tsx";
import { Notice } from "./parts/Notice.tsx";

const root = document.getElementById("panel");
if (root === null) throw new Error("The page has no place for the panel");
const key = await enterPanel();
createRoot(root).render(
  key === null ? (
    <Notice title="Esta dirección ya se usó">
      La dirección del panel abre una sola pestaña, para que nadie más entre con ella. Cierre el
      panel en la terminal con Ctrl+C y ábralo otra vez: npm run participantes -- panel
    </Notice>
  ) : (
    <Panel calls={callsWith(key)} />
  ),
);
