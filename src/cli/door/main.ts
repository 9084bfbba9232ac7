import { runHere } from "../program.ts";
import { puerta } from "./puerta.ts";

runHere(puerta);
