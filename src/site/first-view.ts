/*
 * What the first screen is made of, and what may move it. The build inlines the styles of these
 * modules into the page; all other styles come once it is shown.
 */
import "./styles/index.css";

export { Background } from "./particles/Background.tsx";
export { Inicio } from "./sections/inicio/Inicio.tsx";
