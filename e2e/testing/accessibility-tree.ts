import type { CDPSession, Page } from "@playwright/test";

/** One element as assistive technology receives it. */
export interface Accessible {
  readonly role: string;
  readonly name: string;
  /** States and properties, such as `level`, `selected`, `modal`, `live`. */
  readonly states: Readonly<Record<string, unknown>>;
}

type Node = Awaited<ReturnType<typeof fullTree>>[number];

/** Chromium's accessibility tree in reading order, without the nodes that it ignores. */
export async function readTree(page: Page): Promise<readonly Accessible[]> {
  const session = await page.context().newCDPSession(page);
  const nodes = await fullTree(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: Accessible[] = [];
  const visit = (node: Node | undefined) => {
    if (!node) return;
    if (!node.ignored) found.push(accessible(node));
    for (const id of node.childIds ?? []) visit(byId.get(id));
  };
  visit(nodes[0]);
  return found;
}

async function fullTree(session: CDPSession) {
  return (await session.send("Accessibility.getFullAXTree")).nodes;
}

function accessible({ role, name, properties = [] }: Node): Accessible {
  return {
    role: String(role?.value ?? ""),
    name: String(name?.value ?? "").trim(),
    states: Object.fromEntries(properties.map((state) => [state.name, state.value.value])),
  };
}
