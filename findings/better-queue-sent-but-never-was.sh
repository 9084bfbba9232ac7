#!/bin/sh
# better-queue 3.8.12: of two messages to one student the first is never sent, and is reported as sent. A task's `id`
# names it, by the manual "to help identify and track it", and by default that is the field `id` of what one pushes. But
# a task that waits is replaced by a later one of the same id, also without the option `merge`, of which the manual says
# that tasks with the same id are merged by it. Where `id` is the student's number, the new room goes out and the new
# hour with it is lost; the callback and the event `finish` of both come, with the result of the second. With another
# name for the field both are sent, and so are they one after the other when the queue is idle, so that a trial shows
# nothing.
# Seen, pushed place and hour for one id: sent hour, done place and hour, both with the result hour; with the field
# carnet instead sent place and hour
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund better-queue@3.8.12
cat > try.mjs <<'JS'
import Queue from "better-queue";

async function send(field) {
  const sent = [];
  const done = [];
  const queue = new Queue((task, end) => {
    sent.push(task.text);
    end(null, task.text);
  });
  const pushed = ["place", "hour"].map(
    (text) =>
      new Promise((resolve) => {
        queue.push({ [field]: "2490-24-9999", text }, (error, result) => {
          done.push(`${text}:${error ?? result}`);
          resolve();
        });
      }),
  );
  await Promise.all(pushed);
  return `${field} sent ${sent.join(" ")}, done ${done.join(" ")}`;
}
const seen = [await send("id"), await send("carnet")];
console.log(seen.join("\n"));
const expected = ["id sent hour, done place:hour hour:hour", "carnet sent place hour, done place:place hour:hour"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
