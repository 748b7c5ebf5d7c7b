import type { Page } from 'playwright-core';

interface Node {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** Roles of fields and buttons, without the options of a field. */
const ROLES = ['textbox', 'spinbutton', 'Date', 'radiogroup', 'group', 'button'];

/** The fields and buttons in the accessibility tree of Chromium, which screen readers read: `textbox "Name" required`. */
export async function accessibleFields(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly Node[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const [root] = nodes;
  return root ? fieldsBelow(root, byId) : [];
}

function fieldsBelow(node: Node, byId: ReadonlyMap<string, Node>): string[] {
  const { ignored, role, childIds = [] } = node;
  const isField = !ignored && ROLES.includes(role?.value ?? '');
  // The parts of a date are fields of the browser.
  const children = role?.value === 'Date' ? [] : childIds.flatMap((id) => byId.get(id) ?? []);
  return [...(isField ? [describe(node)] : []), ...children.flatMap((child) => fieldsBelow(child, byId))];
}

function describe({ role, name, properties = [] }: Node): string {
  const isSet = (state: string) => properties.some((one) => one.name === state && String(one.value.value) === 'true');
  const states = ['required', 'invalid'].filter(isSet);
  return [role?.value, `"${name?.value ?? ''}"`, ...states].join(' ');
}
