import { completeCarnet } from "../../../domain/carnet/carnet.ts";

/** As many neighbours are no longer classmates who enrolled one after the other … */
const NEIGHBOURS_SUSPECT = 40;
/** … if they are also this part of all that was tried. */
const PART_SUSPECT = 0.5;

/** The different carnets that one network has tried, the latest `kept` of them. */
export class TriedCarnets {
  readonly #carnets = new Set<string>();
  readonly #kept: number;
  #neighbours = 0;

  constructor(kept: number) {
    this.#kept = kept;
  }

  has(carnet: string): boolean {
    return this.#carnets.has(carnet);
  }

  add(carnet: string): void {
    if (neighboursOf(carnet).some((neighbour) => this.#carnets.has(neighbour))) {
      this.#neighbours += 1;
    }
    this.#carnets.add(carnet);
    if (this.#carnets.size <= this.#kept) return;
    const [oldest] = this.#carnets;
    if (oldest !== undefined) this.#carnets.delete(oldest);
    this.#neighbours = Math.min(this.#neighbours, this.#carnets.size);
  }

  /** Whether most of them continue a sequence of numbers, in whichever order they came. */
  get walksSequence(): boolean {
    const { size } = this.#carnets;
    return this.#neighbours >= NEIGHBOURS_SUSPECT && this.#neighbours > size * PART_SUSPECT;
  }
}

/** The carnets before and after a complete one, with as many digits. */
function neighboursOf(carnet: string): string[] {
  if (!completeCarnet.test(carnet)) return [];
  const split = carnet.lastIndexOf("-") + 1;
  const number = carnet.slice(split);
  return [-1, 1].map(
    (step) => carnet.slice(0, split) + String(Number(number) + step).padStart(number.length, "0"),
  );
}
