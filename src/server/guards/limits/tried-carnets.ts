import { neighbourCarnets } from "../../../domain/carnet/read-carnet.ts";

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
    if (neighbourCarnets(carnet).some((neighbour) => this.#carnets.has(neighbour))) {
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
