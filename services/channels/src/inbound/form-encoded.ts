import { invalidInput } from '@trackway/errors';

type Tree = Map<string, Tree | string>;

/** Maximum depth of a key; a deeper one is read as a plain name. */
const MAX_DEPTH = 4;
/** Connectors send about 50 members. */
const MAX_MEMBERS = 1_000;

/**
 * Reads a form-encoded body: `sender[name]=Ana&attachments[0][url]=…`. If a key is repeated, its last value counts. Maps and
 * `Object.fromEntries` keep keys such as `__proto__` from reaching a prototype. The time is linear in the size of the text.
 * @throws AppError 422 if there are more than 1,000 members.
 */
export function readFormEncoded(text: string): unknown {
  limitMembers(text);
  const root: Tree = new Map();
  for (const [key, value] of new URLSearchParams(text)) put(root, pathOf(key), value);
  return toLists(root);
}

function limitMembers(text: string): void {
  let members = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) members += 1;
  if (members > MAX_MEMBERS) throw invalidInput({ body: [`Must have ${MAX_MEMBERS} members at most.`] });
}

function pathOf(key: string): string[] {
  const end = key.indexOf('[');
  if (end < 1 || !key.endsWith(']') || key.lastIndexOf(']', end) !== -1) return [key];
  const inner = key.slice(end + 1, -1).split('][');
  const isPlain = inner.every((name) => !name.includes('[') && !name.includes(']'));
  return isPlain && inner.length < MAX_DEPTH ? [key.slice(0, end), ...inner] : [key];
}

function put(tree: Tree, [name = '', ...rest]: readonly string[], value: string): void {
  const key = name === '' ? String(tree.size) : name;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const inner = tree.get(key);
  const next: Tree = inner instanceof Map ? inner : new Map();
  tree.set(key, next);
  put(next, rest, value);
}

/** Members named 0, 1, 2 … in any order are a list. */
function toLists(tree: Tree | string): unknown {
  if (typeof tree === 'string') return tree;
  const list = Array.from({ length: tree.size }, (_, index) => tree.get(String(index)));
  if (list.length > 0 && list.every((member) => member !== undefined))
    return list.map((member) => toLists(member ?? ''));
  return Object.fromEntries([...tree].map(([key, member]) => [key, toLists(member)]));
}
