#!/bin/sh
# espeak-ng 1.0.2 (eSpeak NG 1.52-dev, which NVDA brings along and Orca mostly speaks with): Spanish voices read no name
# that is spelled as the languages of Guatemala are. K’iche’, Kaqchikel and Mam write U+02BC, the modifier letter
# apostrophe, which Unicode calls a letter. eSpeak takes it for one that it does not know: it says the English word
# "ejective", and spells what stands round it, so that "Ixkʼik" is "i equis ka ejective i ka", and a person in the room
# is not called. One expects a name without the catch in the throat, as with U+2019 or a plain apostrophe, which is how
# most people type it; so a trial by keyboard is right, and the names of those who spell theirs with care are not. Who
# cannot see hears nothing of the name; a page can put U+2019 into what is read aloud.
# Seen, as sounds, es-419 and es: Ixkʼik i eks ka (en) ɪdʒɛktɪv (es) i ka; Ixk’ik and Ixk'ik without English and
# letters; Kʼicheʼ with "ejective" twice
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund espeak-ng@1.0.2
cat > try.mjs <<'JS'
import speech from "espeak-ng";

/** The sounds in the letters of the IPA, without stresses and pauses. */
async function speak(voice, text) {
  const spoken = await speech({ arguments: ["-q", "--ipa", "--phonout", "sounds", "-v", voice, text] });
  return spoken.FS.readFile("sounds", { encoding: "utf8" }).replaceAll(/[ˈˌ\s]/g, "");
}

let asStated = true;
for (const voice of ["es-419", "es"]) {
  for (const [name, ejectives] of [
    ["Ixk\u02bcik", 1],
    ["K\u02bciche\u02bc", 2],
    ["Ixk\u2019ik", 0],
    ["Ixk'ik", 0],
    ["K\u2019iche\u2019", 0],
  ]) {
    const sounds = await speak(voice, name);
    console.log(`${voice} ${name}: ${sounds}`);
    asStated &&= sounds.split("(en)ɪdʒɛktɪv").length - 1 === ejectives;
  }
  asStated &&= (await speak(voice, "Ixk\u02bcik")).startsWith("iɛkiska(en)");
}
process.exit(asStated ? 0 : 1);
JS
node try.mjs
