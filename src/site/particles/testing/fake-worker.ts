import type { Command, Report, Start } from "../engine/messages.ts";

/** In place of the particles' worker: records its messages and sends those of the test. */
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
