/** The part of a service worker's global scope that we use; TypeScript's DOM types lack it. */
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
