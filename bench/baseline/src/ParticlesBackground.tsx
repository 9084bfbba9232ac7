import type { Engine } from "@tsparticles/engine";
import Particles, { ParticlesProvider } from "@tsparticles/react";
import { loadSlim } from "@tsparticles/slim";
import { particlesOptions } from "./particles-options.ts";

async function prepare(engine: Engine) {
  await loadSlim(engine);
}

export function ParticlesBackground() {
  return (
    <ParticlesProvider init={prepare}>
      <Particles id="tsparticles" options={particlesOptions} />
    </ParticlesProvider>
  );
}
