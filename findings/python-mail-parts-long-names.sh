#!/bin/sh
# Python 3.11.2 (Debian 12), `email` with `policy.default`, its present way of reading mails: long names of senders get
# a space in the middle of a word. A name with accents travels in parts of at most 75 signs, and the line break between
# two of them is to be ignored (RFC 2047, 6.2). In the subject and in file names it is; but in From, To and Cc it
# becomes a space: "María Fernanda García Núñez", as nodemailer 10.6.1 writes it, is read as "María Fernanda García Nú
# ñez", and a list or a certificate made of the answers says so. Who has two names and two surnames mostly has a second
# part; "José Núñez" has not, so that a trial shows nothing. The old way (`compat32` with `decode_header`) and
# mailparser 3.14.2 have the names as they were sent.
# Needs Debian 12 on amd64 with its package lists.
# Seen: José Núñez right; María Fernanda García Núñez -> María Fernanda García Nú ñez in From, right in the subject, by
# decode_header and by mailparser
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 .
python=3.11.2-6+deb12u9
apt-get download -qq "python3.11-minimal=$python" "libpython3.11-minimal=$python" "libpython3.11-stdlib=$python" \
  >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund nodemailer@10.6.1 mailparser@3.14.2
cat > read.py <<'PY'
import sys
from email import message_from_bytes
from email.header import decode_header, make_header
from email.policy import default

data = sys.stdin.buffer.read()
mail = message_from_bytes(data, policy=default)
old = str(make_header(decode_header(message_from_bytes(data)["from"])))
seen = [mail["from"].addresses[0].display_name, mail["subject"], old.replace(" <a@example.org>", "")]
sys.stdout.buffer.write("\n".join(seen).encode())
PY
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { simpleParser } from "mailparser";
import { createTransport } from "nodemailer";

const transport = createTransport({ streamTransport: true, buffer: true });
const env = { ...process.env, PYTHONHOME: "debian/usr" };
async function read(name) {
  const mail = { from: { name, address: "a@example.org" }, to: "b@example.org", subject: name, text: "Confirmo." };
  const { message } = await transport.sendMail(mail);
  const python = execFileSync("debian/usr/bin/python3.11", ["read.py"], { input: message, encoding: "utf8", env });
  const [from, subject, old] = python.split("\n");
  return { from, subject, old, mailparser: (await simpleParser(message)).from.value[0].name };
}
const short = await read("José Núñez");
const long = await read("María Fernanda García Núñez");
console.log(JSON.stringify([short, long]));
const isWhole = ({ subject, old, mailparser }, name) => [subject, old, mailparser].every((read) => read === name);
const isAsSeen =
  short.from === "José Núñez" &&
  isWhole(short, "José Núñez") &&
  long.from === "María Fernanda García Nú ñez" &&
  isWhole(long, "María Fernanda García Núñez");
process.exit(isAsSeen ? 0 : 1);
JS
node try.mjs
