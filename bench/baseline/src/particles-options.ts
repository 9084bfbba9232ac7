import type { ISourceOptions } from "@tsparticles/engine";

/** The background of the specification, in the usual library's words. */
export const particlesOptions: ISourceOptions = {
  fullScreen: { enable: true, zIndex: -1 },
  fpsLimit: 60,
  detectRetina: true,
  interactivity: {
    events: {
      onClick: { enable: true, mode: "push" },
      onHover: { enable: true, mode: ["grab", "attract"] },
    },
    modes: {
      push: { quantity: 4 },
      remove: { quantity: 2 },
      grab: { distance: 100, links: { opacity: 0.5 } },
      attract: { distance: 200, speed: 1 },
    },
  },
  particles: {
    color: { value: "#ff0000" },
    links: { enable: true, color: "#ff0000", distance: 100, opacity: 0.4, width: 1 },
    move: { enable: true, speed: 1 },
    number: { value: 150 },
    opacity: { value: 0.5 },
    size: { value: { min: 1, max: 3 } },
  },
};
