import { expect, it } from "vitest";
import { isIcon } from "./trusted-types.ts";

it.each([
  "",
  '<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32" height="32"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-close"/><path d="M24 10l-2-2-6 6" id="pswp__icn-close"/></svg>',
])("the icon %j is let through", (markup) => {
  expect(isIcon(markup)).toBe(true);
});

it.each([
  "text",
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  '<svg onload="alert(1)"></svg>',
  '<svg><script href="https://example.org/x.js"/></svg>',
  '<svg><use xlink:href="javascript:alert(1)"/></svg>',
  '<svg class="a"onload="alert(1)"></svg>',
])("refuses %j", (markup) => {
  expect(isIcon(markup)).toBe(false);
});
