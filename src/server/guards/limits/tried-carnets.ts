import { neighbourCarnets } from "../../../domain/carnet/read-carnet.ts";

/** This many neighbours are unlikely to be classmates who enrolled one after the other. */
const NEIGHBOURS_SUSPECT = 40;
/** The minimum share of neighbours among all carnets of a network to be reported. */
const PART_SUSPECT = 0.5;

/** The latest `kept` distinct carnets that one network has tried. */
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

  /** Whether most carnets are neighbouring numbers, in any order. */
  get walksSequence(): boolean {
    const { size } = this.#carnets;
    return this.#neighbours >= NEIGHBOURS_SUSPECT && this.#neighbours > size * PART_SUSPECT;
  }
}
