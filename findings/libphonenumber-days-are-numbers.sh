#!/bin/sh
# libphonenumber-js 1.13.16: `findPhoneNumbersInText` finds the day of an event as a telephone number. Numbers
# of Guatemala have eight digits, and many begin with 2 or 3: each day from the 22nd on, written 24-10-2025 or
# 24.10.2025, is a valid number, +502 2410 2025. The 21st is none, nor is any day with slashes or as 2025-10-24.
# So in messages the day of a convention becomes a link that calls a stranger, and a trial with the 4th does not
# show it.
# Seen, of the 31 days of October 2025: dashes 22 to 31, points 22 to 31, slashes none, ISO none
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16
cat > try.mjs <<'JS'
import { findPhoneNumbersInText } from "libphonenumber-js/max";

const days = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, "0"));
const found = (written) =>
  days.filter((day) => findPhoneNumbersInText(`Nos vemos el ${written(day)} en el auditorio.`, "GT").length > 0).join(" ") || "none";
const seen = [
  `dashes ${found((day) => `${day}-10-2025`)}`,
  `slashes ${found((day) => `${day}/10/2025`)}`,
  `points ${found((day) => `${day}.10.2025`)}`,
  `ISO ${found((day) => `2025-10-${day}`)}`,
  findPhoneNumbersInText("24-10-2025", "GT")[0]?.number.number,
].join(", ");
console.log(`libphonenumber-js 1.13.16: ${seen}`);
process.exit(seen === "dashes 22 23 24 25 26 27 28 29 30 31, slashes none, points 22 23 24 25 26 27 28 29 30 31, ISO none, +50224102025" ? 0 : 1);
JS
node try.mjs
