type Tree = { [key: string]: Tree | string };

const DEEPEST = 4;

/**
 * Reads a form-encoded body: `sender[name]=Ana&attachments[0][url]=…`. A key that comes twice keeps its last value. Objects
 * have no prototype, so a key can't reach one.
 */
export function readFormEncoded(text: string): unknown {
  const root: Tree = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) put(root, pathOf(key), value);
  return toLists(root);
}

function pathOf(key: string): string[] {
  const parts = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  const inner = [...(parts?.[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, name]) => name ?? '');
  if (!parts?.[1] || inner.length >= DEEPEST) return [key];
  return [parts[1], ...inner];
}

function put(tree: Tree, [name = '', ...rest]: readonly string[], value: string): void {
  const key = name === '' ? String(Object.keys(tree).length) : name;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const inner = tree[key];
  const next: Tree = typeof inner === 'object' ? inner : Object.create(null);
  tree[key] = next;
  put(next, rest, value);
}

/** What has the keys 0, 1, 2 … was meant as a list. */
function toLists(tree: Tree | string): unknown {
  if (typeof tree === 'string') return tree;
  const keys = Object.keys(tree);
  const values = Object.values(tree).map(toLists);
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) return values;
  return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
}
