import { tsParticles } from "@tsparticles/engine";
import { loadSlim } from "@tsparticles/slim";
import { particlesOptions } from "../baseline/src/particles-options.ts";

await loadSlim(tsParticles);
await tsParticles.load({ id: "tsparticles", options: particlesOptions });
