#!/bin/sh
# email_reply_parser 0.5.8 (Ruby, Debian 12), node-email-reply-parser 0.1.4 and emailreplyparser 0.0.5, which keep of an
# answer by mail what its writer wrote: who answers with a list of workshops, one dash before each, has answered without
# them. A line that begins with a dash and a letter at once begins a signature for all three, so that "-Robótica" and
# all after it are taken away, down to the thanks at the end. One expects "-- ", the line that parts signatures in mails
# (RFC 3676, 4.3), with what is like it, and lists are why people answer. With a blank behind the dash, "- Robótica", as
# one types it for a trial, the list stays; email-reply-parser 2.3.7 keeps both.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of "Quiero:", an empty line, "-Robótica", "-Docker", an empty line and "Gracias": the three libraries "Quiero:",
# email-reply-parser all of it; of "- Robótica" and "- Docker" each all of it
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq ruby-email-reply-parser=0.5.8-2 ruby3.1 libruby3.1 libyaml-0-2 libgmp10 libcrypt1 libffi8 \
  >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-email-reply-parser@0.1.4 emailreplyparser@0.0.5 email-reply-parser@2.3.7
cat > read.rb <<'RB'
require "email_reply_parser"

print EmailReplyParser.parse_reply($stdin.read.force_encoding("UTF-8"))
RB
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import EmailReplyParser from "email-reply-parser";
import emailreplyparser from "emailreplyparser";
import nodeEmailReplyParser from "node-email-reply-parser";

const usr = `${process.cwd()}/debian/usr`;
const machine = `${usr}/lib/x86_64-linux-gnu`;
const folders = ["lib/ruby/3.1.0", "lib/x86_64-linux-gnu/ruby/3.1.0", "lib/ruby/vendor_ruby"];
const env = { LD_LIBRARY_PATH: machine, RUBYLIB: folders.map((folder) => `${usr}/${folder}`).join(":") };
const ruby = ["-W0", "--disable-gems", "read.rb"];
const readers = {
  email_reply_parser: (mail) => execFileSync(`${usr}/bin/ruby3.1`, ruby, { env, input: mail, encoding: "utf8" }),
  "node-email-reply-parser": (mail) => nodeEmailReplyParser(mail, true),
  emailreplyparser: (mail) => emailreplyparser.EmailReplyParser.parse_reply(mail),
  "email-reply-parser": (mail) => new EmailReplyParser().parseReply(mail),
};
const answers = ["Quiero:\n\n-Robótica\n-Docker\n\nGracias", "Quiero:\n\n- Robótica\n- Docker\n\nGracias"];
const lines = (text) => text.trim().split(/\n+/).join(" ");
const kept = (read) => answers.map((mail) => lines(read(mail))).join(" | ");
const seen = Object.entries(readers).map(([name, read]) => `${name}: ${kept(read)}`);
console.log(seen.join("\n"));
const spaced = "Quiero: - Robótica - Docker Gracias";
const expected = [
  `email_reply_parser: Quiero: | ${spaced}`,
  `node-email-reply-parser: Quiero: | ${spaced}`,
  `emailreplyparser: Quiero: | ${spaced}`,
  `email-reply-parser: Quiero: -Robótica -Docker Gracias | ${spaced}`,
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
