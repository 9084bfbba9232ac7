#!/bin/sh
# gammu 1.42.0 (Debian 12), which carries calendars and contacts between files and telephones: the talk "Robótica" is
# "Rob=C3=B3tica" in the calendar file that `gammu convertbackup` writes. That is quoted-printable, in which the older
# vCalendar 1.0 has such letters and names it beside them, as gammu does in a .vcs. The file is one of version 2.0,
# which knows neither the spelling nor the name (RFC 5545, 3.1.4: UTF-8), and the letters stand there without a word, so
# that each reader takes the signs for the title. gammu itself reads them so, and a second turn keeps them. Titles in
# plain letters are right, with which one tries it.
# Needs Debian 12 on amd64 with its package lists.
# Seen, titles by ical.js 2.2.1: Robótica -> Rob=C3=B3tica; once more -> Rob=C3=B3tica; Taller -> Taller; in a .vcs the
# line says ENCODING=QUOTED-PRINTABLE
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq gammu=1.42.0-8 libgammu8=1.42.0-8 libbluetooth3 libbrotli1 libcom-err2 libcurl3-gnutls libffi8 \
  libglib2.0-0 libgmp10 libgnutls30 libgssapi-krb5-2 libhogweed6 libidn2-0 libk5crypto3 libkeyutils1 libkrb5-3 \
  libkrb5support0 libldap-2.5-0 libnettle8 libnghttp2-14 libp11-kit0 libpcre2-8-0 libpsl5 librtmp1 libsasl2-2 libssh2-1 \
  libssl3 libtasn1-6 libudev1 libunistring2 libusb-1.0-0 libzstd1 zlib1g >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import ICAL from "ical.js";

const root = `${process.cwd()}/debian`;
const folders = ["usr/lib", "usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"].map((folder) => `${root}/${folder}`);
const env = { LD_LIBRARY_PATH: folders.join(":") };
const convert = (from, to) => execFileSync(`${root}/usr/bin/gammu`, ["convertbackup", from, to], { env, stdio: "ignore" });

function write(title) {
  const event = ["UID:charla@example.org", "DTSTAMP:20250901T000000Z", "DTSTART:20251004T140000Z", `SUMMARY:${title}`];
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//ES", "BEGIN:VEVENT", ...event];
  writeFileSync("before.ics", `${[...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n")}\r\n`);
}
function title(name) {
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(name, "utf8")));
  return calendar.getFirstSubcomponent("vevent").getFirstPropertyValue("summary");
}

write("Taller");
convert("before.ics", "plain.ics");
write("Robótica");
convert("before.ics", "once.ics");
convert("once.ics", "twice.ics");
convert("before.ics", "old.vcs");
const old = readFileSync("old.vcs", "utf8").match(/SUMMARY.*/)[0].trim();
const version = readFileSync("once.ics", "utf8").match(/VERSION.*/)[0].trim();
const seen = [title("before.ics"), version, title("once.ics"), title("twice.ics"), title("plain.ics"), old];
console.log(seen.join("\n"));
const expected = [
  "Robótica",
  "VERSION:2.0",
  "Rob=C3=B3tica",
  "Rob=C3=B3tica",
  "Taller",
  "SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Rob=C3=B3tica",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
