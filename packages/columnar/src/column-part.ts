/** What a part contains. */
export type PartValue =
  | number
  | boolean
  | string
  | Int32Array
  | Float64Array
  | Uint32Array
  | Uint8Array
  | readonly string[];

/** A part of a column for a snapshot: mostly below 1 MiB, so that writing or reading it blocks the event loop shortly. */
export type Part = Readonly<Record<string, PartValue>>;

/** What is stored in snapshots. */
export interface Stored {
  /** The current values in parts. Values that are added while the parts are read are not included. */
  parts(): Iterable<Part>;
  /** Adds a part of an equal object. Parts are restored in their order, before other values are added. */
  restore(part: Part): void;
}

/** First the values of an object apart from its numbers, then the numbers in pieces. */
export function* headAndNumbers(head: Part, pieces: Iterable<Int32Array | Float64Array>): Generator<Part> {
  yield head;
  for (const numbers of pieces) yield { numbers };
}

/** @throws Error if the part has no such value, because it is from another kind of column. */
export function numbersOf<Kind extends Int32Array | Float64Array | Uint32Array | Uint8Array>(
  part: Part,
  name: string,
  kind: new (length: number) => Kind,
): Kind {
  const value = part[name];
  if (!(value instanceof kind)) throw new Error(`A part of a snapshot has no ${name}.`);
  return value;
}

/** @throws Error if the part has no such number. */
export function numberIn(part: Part, name: string): number {
  const value = part[name];
  if (typeof value !== 'number') throw new Error(`A part of a snapshot has no ${name}.`);
  return value;
}

/** @throws Error if the part has no such texts. */
export function textsIn(part: Part, name: string): readonly string[] {
  const value = part[name];
  if (!Array.isArray(value)) throw new Error(`A part of a snapshot has no ${name}.`);
  return value;
}
