#!/bin/sh
# yjs 13.6.33 and @automerge/automerge 3.5.0, documents that devices share and merge without conflicts: of two doors
# that let people in while the network was away, one has let in nobody. Each opens its list where there is none yet,
# `root.set("door", new Y.Map())` or `doc.door ??= {}`, and writes its people into it. One expects the union, for which
# such a library is taken, as both give it for a list that was there before. But two lists under one name are two values
# of one field: the later or higher one stays, and with the other one goes all that was in it. No call fails, both
# devices agree afterwards, and a trial on one device, or with the network on, is right.
# Seen, of Ana and Eva at one door and Sol at the other: opened by each yjs and automerge one door's people alone;
# opened before both doors parted all three
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund yjs@13.6.33 @automerge/automerge@3.5.0
cat > try.mjs <<'JS'
import * as Automerge from "@automerge/automerge";
import * as Y from "yjs";

function withYjs(openedBefore) {
  const doors = [new Y.Doc(), new Y.Doc()];
  const open = (door) => door.getMap("root").has("door") || door.getMap("root").set("door", new Y.Map());
  const send = (from, to) => Y.applyUpdate(to, Y.encodeStateAsUpdate(from));
  if (openedBefore) {
    open(doors[0]);
    send(doors[0], doors[1]);
  }
  [["Ana", "Eva"], ["Sol"]].forEach((people, at) => {
    open(doors[at]);
    for (const person of people) doors[at].getMap("root").get("door").set(person, true);
  });
  send(doors[0], doors[1]);
  send(doors[1], doors[0]);
  return doors.map((door) => Object.keys(door.getMap("root").get("door").toJSON()).sort().join("+"));
}

function withAutomerge(openedBefore) {
  const first = Automerge.from(openedBefore ? { door: {} } : {});
  const doors = [first, Automerge.clone(first)].map((door, at) =>
    Automerge.change(door, (doc) => {
      doc.door ??= {};
      for (const person of [["Ana", "Eva"], ["Sol"]][at]) doc.door[person] = true;
    }),
  );
  const merged = doors.map((door, at) => Automerge.merge(Automerge.clone(door), doors[1 - at]));
  return merged.map((door) => Object.keys(door.door).sort().join("+"));
}

let asStated = true;
for (const [name, share] of Object.entries({ yjs: withYjs, automerge: withAutomerge })) {
  const [one, other] = share(false);
  const before = share(true);
  console.log(`${name}: ${one} on both devices, opened before ${before[0]}`);
  asStated &&= one === other && ["Ana+Eva", "Sol"].includes(one) && before.every((people) => people === "Ana+Eva+Sol");
}
process.exit(asStated ? 0 : 1);
JS
node try.mjs
