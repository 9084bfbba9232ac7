#!/bin/sh
# nunjucks 3.2.4: a programme grouped by hours begins at ten, and the talks at eight and nine come after those of the
# afternoon. Its filter `groupby` makes an object of the list, whose keys are the hours, and JavaScript puts keys that
# are whole numbers first: of "08", "09", "10" and "14" the first two are none. One expects the order of the list, or
# that of Jinja 3.1.2 (Python, Debian 12), whose filter it is after and which sorts. A list whose hours are written
# "8:00", or that has no zeros, is right, so that a trial may show nothing, and each group by itself is right as well.
# liquidjs 10.30.1 keeps the order with `group_by`.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 08, 09, 10 and 14 in this order: nunjucks 10 14 08 09; liquidjs and Jinja 08 09 10 14
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-jinja2=3.1.2-1+deb12u3 python3-markupsafe >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund nunjucks@3.2.4 liquidjs@10.30.1
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { Liquid } from "liquidjs";
import nunjucks from "nunjucks";

const talks = ["08", "09", "10", "14"].map((hour) => ({ hour, title: "Charla" }));
const template = (hour, list) => `{% for ${hour}, list in talks | ${list} %}{{ ${hour} }} {% endfor %}`;
const python = `
import jinja2, json, sys
print(jinja2.Template(sys.argv[1]).render(talks=json.loads(sys.argv[2])))
`;
const liquid =
  "{% assign groups = talks | group_by: 'hour' %}{% for group in groups %}{{ group.name }} {% endfor %}";
const grouped = template("hour", "groupby('hour')");
const seen = [
  nunjucks.renderString(grouped, { talks }),
  new Liquid().parseAndRenderSync(liquid, { talks }),
  execFileSync("/usr/bin/python3", ["-c", python, grouped, JSON.stringify(talks)], {
    env: { ...process.env, PYTHONPATH: `${process.cwd()}/debian/usr/lib/python3/dist-packages` },
  }).toString(),
].map((hours) => hours.trim());
console.log(`nunjucks ${seen[0]}, liquidjs ${seen[1]}, Jinja ${seen[2]}`);
process.exit(seen.join() === "10 14 08 09,08 09 10 14,08 09 10 14" ? 0 : 1);
JS
node try.mjs
