#!/bin/sh
# geodesy 2.4.0, geolib 3.3.14, dms-conversion 3.1.4, @mapbox/sexagesimal 1.2.0 and parse-dms 0.0.5: the west, written
# in Spanish, is read as the east. Spanish encyclopedias and maps write "90° 30′ 00″ O", for oeste. One expects that a
# letter which is none of N, S, E and W is refused, as two more libraries do; but these five answer 90.5, and the pin
# of a convention in Guatemala stands in the Bay of Bengal. geolib even calls such a text well formed. The latitude is
# right, both numbers are plausible, and a trial with "W" shows nothing.
# Seen, of 90° 30′ 00″ O: geodesy 90.5, geolib 90.5, dms-conversion 90.5, @mapbox/sexagesimal 90.5, parse-dms 90.5,
# coordinate-parser 1.0.7 refused, geo-coordinates-parser 1.7.4 refused; with W all -90.5; geolib isSexagesimal true
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund geodesy@2.4.0 geolib@3.3.14 dms-conversion@3.1.4 @mapbox/sexagesimal@1.2.0 parse-dms@0.0.5 \
  coordinate-parser@1.0.7 geo-coordinates-parser@1.7.4
cat > try.mjs <<'JS'
import sexagesimal from "@mapbox/sexagesimal";
import CoordinateParser from "coordinate-parser";
import * as conversion from "dms-conversion";
import * as geoCoordinates from "geo-coordinates-parser";
import Dms from "geodesy/dms.js";
import * as geolib from "geolib";
import parseDms from "parse-dms";

const latitude = "14° 38′ 00″ N";
const readers = {
  geodesy: (longitude) => Dms.parse(longitude),
  geolib: (longitude) => geolib.toDecimal(longitude),
  "dms-conversion": (longitude) => conversion.parseDms(longitude),
  "@mapbox/sexagesimal": (longitude) => sexagesimal(longitude),
  "parse-dms": (longitude) => parseDms(`${latitude} ${longitude}`).lon,
  "coordinate-parser": (longitude) => new CoordinateParser(`${latitude} ${longitude}`).getLongitude(),
  "geo-coordinates-parser": (longitude) => geoCoordinates.convert(`${latitude} ${longitude}`).decimalLongitude,
};
function answers(longitude) {
  const read = Object.entries(readers).map(([name, reader]) => {
    try {
      return `${name} ${reader(longitude)}`;
    } catch {
      return `${name} refused`;
    }
  });
  return read.join(", ");
}
const seen = [answers("90° 30′ 00″ O"), answers("90° 30′ 00″ W"), `isSexagesimal ${geolib.isSexagesimal("90° 30′ 00″ O")}`];
console.log(seen.join("\n"));
const names = Object.keys(readers);
const expected = [
  names.map((name, at) => `${name} ${at < 5 ? 90.5 : "refused"}`).join(", "),
  names.map((name) => `${name} -90.5`).join(", "),
  "isSexagesimal true",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
