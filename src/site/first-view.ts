/*
 * What the first screen is made of. The build inlines the styles of these modules into the page; all
 * other styles come once it is shown.
 */
import "./styles/index.css";

export { Inicio } from "./sections/inicio/Inicio.tsx";
