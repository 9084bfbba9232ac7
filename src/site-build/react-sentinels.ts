import type { Plugin } from "vite";

/** Such as `var SuspenseException = Error(formatProdErrorMessage(460)),`. */
const sentinel =
  /^(\s*(?:var )?\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm;

/**
 * While it loads React DOM makes errors that it throws later and knows again by their identity. Each
 * has a trace that nobody sees and for which V8 reads all of the file a second time wherever
 * developer tools or measurements look on, half of what they see the page block. Here they are made
 * without one.
 */
export function quietSentinels(): Plugin {
  return {
    name: "quiet-sentinels",
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: withQuietSentinels,
    },
  };
}

/** The code of `react-dom-client.production.js`, its sentinels made without a trace. */
export function withQuietSentinels(code: string): string {
  return code.replace(sentinel, "$1Object.create(Error.prototype, { message: { value: $2 } })");
}
