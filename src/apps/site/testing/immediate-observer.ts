/** Replaces IntersectionObserver; reports everything as near the viewport immediately. */
export class ImmediateObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true, boundingClientRect: { top: 0 } };
    queueMicrotask(() => this.#callback([entry as never], this as never));
  }
  disconnect() {}
}
