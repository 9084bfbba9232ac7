import { runHere } from "../program.ts";
import { edicion } from "./nueva.ts";

runHere(edicion);
