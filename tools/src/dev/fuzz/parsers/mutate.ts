import type { Random } from '@trackway/simulation';

export const MAX_INPUT_BYTES = 16_384;
const MAX_MUTATIONS = 4;
const MAX_BLOCK = 64;
const NUMBERS = ['0', '-1', '1e999', '2147483648', '9007199254740993', '0.1', '65536', '16385', '1048577'];
const BYTES = [0x00, 0x09, 0x0a, 0x0d, 0x20, 0x22, 0x27, 0x2c, 0x3b, 0x3c, 0x7f, 0x80, 0xc3, 0xef, 0xff];

type Mutation = (input: Buffer, random: Random, context: MutationContext) => Buffer;

export interface MutationContext {
  readonly dictionary: readonly string[];
  readonly corpus: readonly Buffer[];
}

/** Changes an input at one to four places. */
export function mutate(input: Buffer, random: Random, context: MutationContext): Buffer {
  let changed = input;
  for (let left = 1 + random.below(MAX_MUTATIONS); left > 0; left -= 1) {
    changed = random.pick(mutations)(changed, random, context);
  }
  return changed.subarray(0, MAX_INPUT_BYTES);
}

function splice(input: Buffer, start: number, end: number, inserted: Buffer): Buffer {
  return Buffer.concat([input.subarray(0, start), inserted, input.subarray(end)]);
}

function block(input: Buffer, random: Random): readonly [start: number, end: number] {
  const start = random.below(input.length + 1);
  return [start, Math.min(input.length, start + 1 + random.below(MAX_BLOCK))];
}

const flipBit: Mutation = (input, random) => {
  const at = random.below(input.length + 1);
  return splice(input, at, at + 1, Buffer.from([(input[at] ?? 0) ^ (1 << random.below(8))]));
};

const setByte: Mutation = (input, random) => {
  const at = random.below(input.length + 1);
  return splice(input, at, at + random.below(2), Buffer.from([random.pick(BYTES)]));
};

const remove: Mutation = (input, random) => splice(input, ...block(input, random), Buffer.alloc(0));

const duplicate: Mutation = (input, random) => {
  const [start, end] = block(input, random);
  return splice(input, end, end, input.subarray(start, end));
};

const insertWord: Mutation = (input, random, { dictionary }) => {
  const [start, end] = block(input, random);
  return splice(input, start, random.below(2) === 0 ? start : end, Buffer.from(random.pick(dictionary)));
};

/** Replaces a number of the text. */
const changeNumber: Mutation = (input, random) => {
  const numbers = [...input.toString('latin1').matchAll(/\d+/g)];
  if (numbers.length === 0) return input;
  const { 0: text, index } = random.pick(numbers);
  return splice(input, index, index + text.length, Buffer.from(random.pick(NUMBERS)));
};

/** Copies a part of another input. */
const crossOver: Mutation = (input, random, { corpus }) => {
  const other = random.pick(corpus);
  const [start] = block(other, random);
  const [from, to] = block(input, random);
  return splice(input, from, to, other.subarray(start, start + 1 + random.below(4 * MAX_BLOCK)));
};

const mutations: readonly Mutation[] = [
  flipBit,
  setByte,
  remove,
  duplicate,
  insertWord,
  insertWord,
  changeNumber,
  crossOver,
];
