#!/bin/sh
# numfmt 3.2.6: numbers of Guatemala and Mexico get the comma of Spain, also where the cell's own format
# names the country (`[$-100A]` is es-GT). Both countries write 1,234.50, as CLDR, Excel and `Intl` know.
# Dates of the same locales are right, so the locale looks supported.
# Seen: es-GT 1.234,50, es-MX 1.234,50, [$-100A] 1.234,50, Intl es-GT 1,234.50
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund numfmt@3.2.6
cat > try.mjs <<'JS'
import { format } from "numfmt";

const seen = [
  `es-GT ${format("#,##0.00", 1234.5, { locale: "es-GT" })}`,
  `es-MX ${format("#,##0.00", 1234.5, { locale: "es-MX" })}`,
  `[$-100A] ${format("[$-100A]#,##0.00", 1234.5)}`,
  `Intl es-GT ${new Intl.NumberFormat("es-GT", { minimumFractionDigits: 2 }).format(1234.5)}`,
].join(", ");
console.log(`numfmt 3.2.6: ${seen}`);
process.exit(seen === "es-GT 1.234,50, es-MX 1.234,50, [$-100A] 1.234,50, Intl es-GT 1,234.50" ? 0 : 1);
JS
node try.mjs
