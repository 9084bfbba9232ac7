import { mountBackground } from "../../src/site/particles/host/background.ts";

const container = document.getElementById("background");
if (!container) throw new Error("There is no #background");
mountBackground(container, {
  onCount: () => {},
  onRest: () => {},
  onFailure: () => {
    throw new Error("The background could not start");
  },
});
