import { getChromium } from "./chromium.ts";

getChromium();
