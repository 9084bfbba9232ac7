import { createRoot } from "react-dom/client";
import "../../ui/styles/ui.css";
import "./panel.css";
import "./list/list.css";
import "./parts/parts.css";
import "./people/people.css";
import { Notice } from "../../ui/Notice.tsx";
import { callsWith } from "./calls/calls.ts";
import { enterPanel } from "./calls/enter-panel.ts";
import { Panel } from "./Panel.tsx";

const root = document.getElementById("panel");
if (root === null) throw new Error("The page has no place for the panel");
const key = await enterPanel();
createRoot(root).render(
  key === null ? (
    <Notice
      title="Esta dirección ya se usó"
      text="La dirección del panel abre una sola pestaña, para que nadie más entre con ella. Cierre el panel en la terminal con Ctrl+C y ábralo otra vez: npm run participantes -- panel"
    />
  ) : (
    <Panel calls={callsWith(key)} />
  ),
);
