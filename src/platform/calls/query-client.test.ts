// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { messages } from "#platform/ui/actions/toasts.ts";
import { forOrganisers, nothing } from "./organiser-call.ts";
import { problems } from "./problems.ts";
import { openQueryClient } from "./query-client.ts";
import { queryOf } from "./send.ts";

test("a page whose call the server no longer knows offers the newer page", async () => {
  const page = (script: string) =>
    `<div id="organizar"></div><script type="module" src="${script}"></script>`;
  Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true;
  document.body.innerHTML = page("/a.js");
  vi.stubGlobal("fetch", async (address: string) =>
    address === location.pathname
      ? new Response(page("/b.js"))
      : Response.json(problems.notFound, { status: 404 }),
  );
  const today = forOrganisers.get("hoy", nothing);
  await openQueryClient(today)
    .fetchQuery(queryOf(today))
    .catch(() => {});
  await expect.poll(messages.get).toMatchObject([{ action: { name: "Recargar" } }]);
});
