import type { InlineFont, WebFont } from "./web-fonts.ts";

/**
 * Milliseconds after which a paint that is not reported and slow fonts are no longer waited for, nor
 * slow styles with the whole page unseen.
 */
const PATIENCE = 3000;

/** What follows the first screen. */
const below = ["main>section~section", "body>footer"].map((part) => `${part}:not([data-shown])`);

/**
 * As the start script says: what follows the first screen takes no part in the layout, or the whole
 * page is not seen until its styles have come.
 */
export const belowRule = `${below.map((part) => `:root[data-below=hidden] ${part}`).join()}{display:none}:root[data-below=whole] body{visibility:hidden}`;

/** What the first screen comes with, and what is fetched once it is shown, by address. */
export interface StartAssets {
  readonly titleFont: InlineFont | null;
  /** Address of the web manifest. */
  readonly manifest: string;
  readonly scripts: readonly string[];
  readonly fonts: readonly WebFont[];
  /** Styles of everything below the first screen. */
  readonly sheet: string;
}

/** The start script's element. What a browser has to read before it paints ends with its text. */
export const startScriptId = "arranque";

/**
 * The inline script after the first screen. It hands the browser the letters of the title, fetches
 * everything else once the browser has shown the first screen, and then shows what is below it, part
 * by part. Fetched earlier it would share a weak connection with the text and put it off; laid out at
 * once the whole page would keep a slow phone from answering. Each font and each part below has a
 * layout in a task of its own. A visitor who comes to a place further down, by a link or by going
 * back, gets the page whole once it has its styles, or bare when these are late.
 *
 * After the first screen, not before it: Chromium reads a page in pieces of 10 ms, and has by then
 * used one up. It paints in the pause instead of reading on through what is below.
 *
 * Plain JavaScript for any browser, allowed by its hash in the content security policy.
 */
export function startScript({ titleFont, manifest, scripts, fonts, sheet }: StartAssets): string {
  const title = titleFont && [titleFont.family, titleFont.woff2, weightOf(titleFont)];
  const faces = fonts.map((font) => [font.family, font.address, weightOf(font)]);
  const text = `((title,manifest,scripts,faces,sheet,below)=>{
const bytes=letters=>Uint8Array.fromBase64?.(letters)??Uint8Array.from(atob(letters),sign=>sign.charCodeAt())
if(title)document.fonts.add(new FontFace(title[0],bytes(title[1]),{weight:title[2]}))
const root=document.documentElement
const [arrival]=performance.getEntriesByType("navigation")
const whole=location.hash||(arrival&&arrival.type!=="navigate")
root.dataset.below=whole?"whole":"hidden"
const turn=new MessageChannel()
const tasks=[]
const later=task=>{tasks.push(task);turn.port2.postMessage(0)}
turn.port1.onmessage=()=>tasks.shift()()
const link=(rel,href)=>Object.assign(document.createElement("link"),{rel,href})
const layOut=change=>later(()=>{change();root.getBoundingClientRect()})
let begun=false
const start=()=>{
if(begun)return
begun=true
const styles=link("stylesheet",sheet)
const styled=new Promise(done=>{styles.onload=styles.onerror=done})
document.head.append(styles)
const fonts=faces.map(([family,address,weight])=>new FontFace(family,\`url(\${address})\`,{weight}))
const lettered=Promise.all(fonts.map(font=>font.load())).then(()=>{for(const font of fonts)layOut(()=>document.fonts.add(font))},()=>{})
const patience=new Promise(done=>setTimeout(done,${PATIENCE}))
const soon=part=>Promise.race([part,patience])
const ready=whole?soon(styled):Promise.all([styled,soon(lettered)])
ready.then(()=>layOut(show))
later(()=>{
document.head.append(link("manifest",manifest))
for(const script of scripts)import(script).catch(()=>{})
})
}
const show=()=>{
const next=document.querySelector(below)
if(whole||!next){delete root.dataset.below;return}
next.dataset.shown=""
layOut(show)
}
if(whole)return start()
const paints=globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")
if(!paints||document.hidden)return start()
new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true})
setTimeout(start,${PATIENCE})
})(${[title, manifest, scripts, faces, sheet, below.join()].map((each) => JSON.stringify(each)).join()})`;
  return text.replaceAll("<", "\\u003c");
}

function weightOf({ weights }: Pick<WebFont, "weights">): string {
  return weights.join(" ");
}
