#!/bin/sh
# gammu 1.42.0 (Debian 12), which carries calendars and contacts between files and telephones: a talk at eight is at two
# at night. `gammu convertbackup` reads the hour of a calendar file, with a zone or without one, and writes the same
# digits with a "Z", which says that they are of Greenwich (RFC 5545, 3.3.5); Guatemala is six hours behind it. One
# expects 140000Z, or 080000 as it was. A whole day becomes its midnight there, which is the evening before. Nothing is
# said, and hours that were in UTC are right.
# Needs Debian 12 on amd64 with its package lists.
# Seen, hour in Guatemala before and after: with a zone 08:00 02:00; without one 08:00 02:00; in UTC 08:00 08:00; whole
# day of the 4th: 3 October at 18:00
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
const env = { LD_LIBRARY_PATH: folders.join(":"), TZ: "America/Guatemala" };
const guatemala = { timeZone: "America/Guatemala", dateStyle: "short", timeStyle: "short" };

function converted(start) {
  const zone = ["BEGIN:VTIMEZONE", "TZID:America/Guatemala", "BEGIN:STANDARD", "DTSTART:19700101T000000"];
  const offsets = ["TZOFFSETFROM:-0600", "TZOFFSETTO:-0600", "END:STANDARD", "END:VTIMEZONE"];
  const event = ["BEGIN:VEVENT", "UID:charla@example.org", "DTSTAMP:20250901T000000Z", start, "SUMMARY:Charla"];
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//ES"];
  const lines = [...head, ...zone, ...offsets, ...event, "END:VEVENT", "END:VCALENDAR"];
  writeFileSync("before.ics", `${lines.join("\r\n")}\r\n`);
  execFileSync(`${root}/usr/bin/gammu`, ["convertbackup", "before.ics", "after.ics"], { env, stdio: "ignore" });
  const calendar = new ICAL.Component(ICAL.parse(readFileSync("after.ics", "utf8")));
  const day = calendar.getFirstSubcomponent("vevent").getFirstPropertyValue("dtstart");
  return `${day.toICALString()} = ${day.toJSDate().toLocaleString("sv", guatemala)}`;
}

const starts = [
  "DTSTART;TZID=America/Guatemala:20251004T080000",
  "DTSTART:20251004T080000",
  "DTSTART:20251004T140000Z",
  "DTSTART;VALUE=DATE:20251004",
];
const seen = starts.map((start) => `${start} -> ${converted(start)}`);
console.log(seen.join("\n"));
const expected = [
  "20251004T080000Z = 2025-10-04 02:00",
  "20251004T080000Z = 2025-10-04 02:00",
  "20251004T140000Z = 2025-10-04 08:00",
  "20251004T000000Z = 2025-10-03 18:00",
].map((hour, at) => `${starts[at]} -> ${hour}`);
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
