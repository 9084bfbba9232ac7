import { organizar } from "./organizar.ts";
import { runHere } from "./program.ts";

runHere(organizar);
