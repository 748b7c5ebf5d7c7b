/** Size of a body that the gateway accepts as JSON. */
const MAX_BYTES = 1_000_000;
/** An index with as many digits as the last one can have. */
const MAX_INDEX = 100_000;
/** Placeholder of a long list in the text of a body. */
const PLACE = 'long list';

/** What a body contains, and a function that makes its text. */
export type Body = [shape: string, textOf: () => string];

type Path = readonly (string | number)[];

/** Bodies of almost 1 MB for members that an operation does not have, by what they contain. */
export function unknownMembers(sample: unknown): Body[] {
  return [
    ['unknown numbers', () => withMembers(sample, (index) => `"member${index}":${index}`)],
    ['unknown objects', () => withMembers(sample, (index) => `"m${index}":{"a":[{"b":null}]}`)],
  ];
}

/** Bodies of almost 1 MB for each list of an operation, with copies of its item. */
export function longLists(sample: unknown): Body[] {
  return listsOf(sample).map((path) => {
    const item = valueAt(sample, [...path, 0]) ?? {};
    return [`${nameOf(path)}: copies`, () => withItems(sample, path, item)];
  });
}

/** The same with empty objects, of which a body has most. */
export function listsOfObjects(sample: unknown): Body[] {
  return listsOf(sample).map((path) => [`${nameOf(path)}: empty objects`, () => withItems(sample, path, {})]);
}

function listsOf(sample: unknown): Path[] {
  return placesOf(sample).filter((path) => Array.isArray(valueAt(sample, path)));
}

/** The text is concatenated, because serializing so many objects takes most of the time of the bench. */
function withMembers(sample: unknown, member: (index: number) => string): string {
  const members = repeated(0.9, member);
  const own = JSON.stringify({ ...(sample as object) }).slice(1, -1);
  return `{${own === '' ? members : `${own},${members}`}}`;
}

function withItems(sample: unknown, path: Path, item: unknown): string {
  const text = JSON.stringify(item);
  return JSON.stringify(withValue(sample, path, PLACE)).replace(`"${PLACE}"`, () => `[${repeated(0.95, () => text)}]`);
}

/** Comma-separated texts which take this share of a body. */
function repeated(share: number, textOf: (index: number) => string): string {
  const count = Math.floor((MAX_BYTES * share) / (textOf(MAX_INDEX).length + 1));
  return Array.from({ length: count }, (_, index) => textOf(index)).join();
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
