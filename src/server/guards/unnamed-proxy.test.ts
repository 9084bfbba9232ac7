import { expect, test } from "vitest";
import { appUnderTest, postVisit } from "../testing/app-under-test.ts";

const viaProxy = { headers: { "x-forwarded-for": "203.0.113.9" } };

function warnings(lines: readonly Record<string, unknown>[]) {
  return lines.flatMap(({ level, msg }) => (level === 40 ? [String(msg)] : []));
}

test("a proxy that no setting names is logged once", async () => {
  const { app, log } = await appUnderTest({ trustProxy: false });
  await postVisit(app);
  expect(warnings(log())).toEqual([]);
  await postVisit(app, viaProxy);
  await postVisit(app, viaProxy);
  expect(warnings(log())).toEqual([expect.stringContaining("TRUST_PROXY")]);
});

test("fewer proxies than a setting trusts are logged once; a platform's own checks are not", async () => {
  const { app, log } = await appUnderTest({ trustProxy: 2 });
  await postVisit(app);
  await postVisit(app, { headers: { "x-forwarded-for": "203.0.113.9, 198.51.100.7" } });
  expect(warnings(log())).toEqual([]);
  await postVisit(app, viaProxy);
  await postVisit(app, viaProxy);
  expect(warnings(log())).toEqual([expect.stringContaining("TRUST_PROXY=2")]);
});

test("a proxy that a setting names is not logged", async () => {
  const { app, log } = await appUnderTest({ trustProxy: ["127.0.0.1"] });
  await postVisit(app, viaProxy);
  expect(warnings(log())).toEqual([]);
});
