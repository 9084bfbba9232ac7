import { runHere } from "../program.ts";
import { organizar } from "./organizar.ts";

runHere(organizar);
