import { expect, it } from "vitest";
import { startScript } from "./start-script.ts";

it("holds no text that ends its own element", () => {
  const assets = {
    titleFont: null,
    icon: "/",
    manifest: "/",
    scripts: [],
    fonts: [],
    sheet: "/</script>.css",
    open: [null, 1],
  } as const;
  expect(startScript("", assets)).toBe(
    String.raw`start.startPage({"titleFont":null,"icon":"/","manifest":"/","scripts":[],"fonts":[],"sheet":"/\u003c/script>.css","open":[null,1]})`,
  );
});
