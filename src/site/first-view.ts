/*
 * The modules of the first screen, and those that could move it. The build inlines their styles into
 * the page; all other styles are fetched once it is shown.
 */
import "./styles/index.css";

export { Inicio } from "./sections/inicio/Inicio.tsx";
