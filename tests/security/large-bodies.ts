/** Size of a body that the gateway accepts as JSON. */
const MAX_BYTES = 1_000_000;

type Path = readonly (string | number)[];

/** Bodies of almost 1 MB for members that an operation does not have, by what they contain. */
export function unknownMembers(sample: unknown): [shape: string, body: string][] {
  return [
    ['unknown numbers', withMembers(sample, (index) => [`member${index}`, index])],
    ['unknown objects', withMembers(sample, (index) => [`m${index}`, { a: [{ b: null }] }])],
  ];
}

/** Bodies of almost 1 MB for each list of an operation, with copies of its item. */
export function longLists(sample: unknown): [shape: string, body: string][] {
  return listsOf(sample).map((path) => {
    const item = valueAt(sample, [...path, 0]) ?? {};
    return [`${nameOf(path)}: copies`, withItems(sample, path, item)];
  });
}

/** The same with empty objects, of which a body has most. */
export function listsOfObjects(sample: unknown): [shape: string, body: string][] {
  return listsOf(sample).map((path) => [`${nameOf(path)}: empty objects`, withItems(sample, path, {})]);
}

function listsOf(sample: unknown): Path[] {
  return placesOf(sample).filter((path) => Array.isArray(valueAt(sample, path)));
}

function withMembers(sample: unknown, member: (index: number) => [string, unknown]): string {
  const first = JSON.stringify(Object.fromEntries([member(100_000)])).length;
  const members = Object.fromEntries(
    Array.from({ length: Math.floor((MAX_BYTES * 0.9) / first) }, (_, at) => member(at)),
  );
  return JSON.stringify({ ...(sample as object), ...members });
}

function withItems(sample: unknown, path: Path, item: unknown): string {
  const count = Math.floor((MAX_BYTES * 0.95) / (JSON.stringify(item).length + 1));
  return JSON.stringify(
    withValue(
      sample,
      path,
      Array.from({ length: count }, () => item),
    ),
  );
}

function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...members.flatMap(([name, member]) => placesOf(member, [...path, name]))];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((at, name) => (at as Record<string | number, unknown>)[name], value);
}

function withValue(sample: unknown, path: Path, value: unknown): unknown {
  if (path.length === 0) return value;
  const copy = structuredClone(sample);
  (valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
  return copy;
}

function nameOf(path: Path): string {
  return path.join('.') || 'body';
}
