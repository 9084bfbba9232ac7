/** What this project uses of a service worker's global scope, which the page's types do not have. */
interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export const worker = globalThis as unknown as WorkerScope;
