import { visitCookie } from "../domain/api.ts";
import type { WebFont } from "./web-fonts.ts";

/** Milliseconds after which the page comes alive even if no paint was told of. */
const PATIENCE = 3000;

/**
 * The page's one inline script: fetches `scripts` and `fonts` once the browser has shown the page.
 * Fetched earlier they would share a weak connection with the text and put it off; whoever was here
 * today has them already and gets them at once. The fonts are put on together, because each costs
 * the page a layout. Plain JavaScript for any browser, allowed by its
 * hash in the content security policy.
 */
export function startScript(scripts: readonly string[], fonts: readonly WebFont[]): string {
  const faces = fonts.map(({ family, address, weights }) => [family, address, weights.join(" ")]);
  const text = `((scripts,faces)=>{
let begun=false
const start=()=>{
if(begun)return
begun=true
const fonts=faces.map(([family,address,weight])=>new FontFace(family,\`url(\${address})\`,{weight}))
Promise.all(fonts.map(font=>font.load())).then(()=>{for(const font of fonts)document.fonts.add(font)},()=>{})
for(const script of scripts)import(script).catch(()=>{})
}
const paints=globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint")
if(!paints||document.hidden||document.cookie.includes("${visitCookie.name}="))return start()
new PerformanceObserver(start).observe({type:"paint",buffered:true})
setTimeout(start,${PATIENCE})
})(${JSON.stringify(scripts)},${JSON.stringify(faces)})`;
  return text.replaceAll("<", "\\u003c");
}
