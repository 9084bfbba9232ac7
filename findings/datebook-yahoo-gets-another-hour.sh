#!/bin/sh
# datebook 8.0.1, which makes links that add an event to a calendar: of one event the links to Google and Outlook have
# the hour in UTC, with its "Z", and the link to Yahoo has the hour of the machine that makes it, with no zone at all.
# On a page that a server in UTC renders, a talk at eight in Guatemala is at 14:00 there, and right in the other two; in
# the browser of somebody in Guatemala, where one tries it, all three are right. One expects that links from the same
# moment agree, wherever they are made.
# Seen, of 8:00 in Guatemala: Google 20251004T140000Z and Outlook 2025-10-04T14:00:00Z everywhere; Yahoo 20251004T140000
# in UTC, 20251004T080000 in Guatemala, 20251004T160000 in Madrid
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund datebook@8.0.1
cat > try.mjs <<'JS'
import { GoogleCalendar, OutlookCalendar, YahooCalendar } from "datebook";

const [start, end] = ["2025-10-04T08:00:00-06:00", "2025-10-04T10:00:00-06:00"].map((hour) => new Date(hour));
const query = (Link) => new URL(new Link({ title: "Robots", start, end }).render()).searchParams;
const hours = [query(GoogleCalendar).get("dates").split("/")[0], query(OutlookCalendar).get("startdt")];
console.log(...hours, query(YahooCalendar).get("st"));
JS
for zone in UTC America/Guatemala Europe/Madrid; do TZ=$zone node try.mjs; done | tee seen
cat > expected <<'TXT'
20251004T140000Z 2025-10-04T14:00:00Z 20251004T140000
20251004T140000Z 2025-10-04T14:00:00Z 20251004T080000
20251004T140000Z 2025-10-04T14:00:00Z 20251004T160000
TXT
cmp seen expected
