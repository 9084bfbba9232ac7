#!/bin/sh
# subtitle 4.2.2, srt-to-vtt 1.1.3 and subtitle-converter 3.0.12, which turn subtitles of the SRT kind into WebVTT for
# browsers: of "si a < b y List<String> & más" the deaf read "si a  & más". In WebVTT "<" opens a tag, and a text that
# means the sign has to write "&lt;" (WebVTT, syntax of cue text); in SRT it stands for itself. One expects that whoever
# writes one from the other knows the one thing that differs besides the comma of the hours. All three copy the text,
# browsers take everything up to the next ">" for a tag, and where none follows the rest of the line is gone: "if (i<n)
# sigue" is "if (i". A talk on programs has many of them, and those who hear do not miss anything. ">" and "&" alone are
# right, so that a trial with "I+D & más" shows nothing.
# Seen in Chromium 147, of the two lines, by all three: si a  & más | if (i; with &lt; whole
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund subtitle@4.2.2 srt-to-vtt@1.1.3 subtitle-converter@3.0.12 \
  @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
cat > try.mjs <<'JS'
import chromium from "@sparticuz/chromium";
import puppeteer from "puppeteer-core";
import srtToVtt from "srt-to-vtt";
import subtitle from "subtitle";
import converter from "subtitle-converter";

const lines = ["si a < b y List<String> & más", "if (i<n) sigue"];
const srt = lines.map((line, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at},900\n${line}\n`).join("\n");
const byStream = () =>
  new Promise((done) => {
    const parts = [];
    const stream = srtToVtt();
    stream.on("data", (part) => parts.push(part));
    stream.on("end", () => done(Buffer.concat(parts.map((part) => Buffer.from(part))).toString()));
    stream.end(srt);
  });
const written = {
  subtitle: subtitle.stringifySync(subtitle.parseSync(srt), { format: "WebVTT" }),
  "srt-to-vtt": await byStream(),
  "subtitle-converter": converter.convert(srt, ".vtt").subtitle,
  "by hand": `WEBVTT\n\n${srt.replaceAll(/,(?=\d{3})/g, ".").replaceAll("&", "&amp;").replaceAll("<", "&lt;")}`,
};
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
  headless: "shell",
});
const page = await browser.newPage();
async function show(vtt) {
  await page.setContent("<!doctype html><video></video>");
  return await page.evaluate(async (text) => {
    const track = document.createElement("track");
    track.src = URL.createObjectURL(new Blob([text], { type: "text/vtt" }));
    const loaded = new Promise((done, fail) => {
      track.onload = done;
      track.onerror = () => fail(new Error("no WebVTT"));
    });
    track.track.mode = "hidden";
    document.querySelector("video").append(track);
    await loaded;
    return [...track.track.cues].map((cue) => cue.getCueAsHTML().textContent).join(" | ");
  }, vtt);
}
let asStated = true;
for (const [name, vtt] of Object.entries(written)) {
  const seen = await show(vtt);
  console.log(`${name}: ${seen}`);
  asStated &&= seen === (name === "by hand" ? lines.join(" | ") : "si a  & más | if (i");
}
await browser.close();
process.exit(asStated ? 0 : 1);
JS
node try.mjs
