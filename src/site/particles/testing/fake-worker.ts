import type { Command, Report, Start } from "../messages.ts";

/** Stands for the particles' worker: remembers what it is sent and says what the test tells it. */
export class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly sent: (Start | Command)[] = [];
  terminated = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(message: Start | Command): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  say(data: Report): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}
