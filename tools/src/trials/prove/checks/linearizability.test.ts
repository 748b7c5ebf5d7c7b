import type { Model, Timed } from '../models/model';
import { checkLinearizability } from './linearizability';

type Input = { write: number } | { read: number };

const register: Model<number, Input> = {
  initial: 0,
  apply: (state, input) => ('write' in input ? input.write : input.read === state ? state : undefined),
  key: String,
};

const at = (startedAt: number, endedAt: number, input: Input): Timed<Input> => ({ startedAt, endedAt, input });
const check = (...operations: Timed<Input>[]) => checkLinearizability(register, operations);

it('accepts sequential reads of the last write', () => {
  expect(check(at(0, 1, { write: 1 }), at(2, 3, { read: 1 }), at(4, 5, { write: 2 }), at(6, 7, { read: 2 }))).toBe(
    'linearizable',
  );
});

it('rejects a stale read', () => {
  expect(check(at(0, 1, { write: 1 }), at(2, 3, { read: 0 }))).toBe('not linearizable');
});

it('rejects a lost write', () => {
  expect(check(at(0, 1, { write: 1 }), at(2, 3, { write: 2 }), at(4, 5, { read: 1 }))).toBe('not linearizable');
});

it('accepts both values during a concurrent write, but not the old one after the new one', () => {
  const write = at(0, 10, { write: 1 });
  expect(check(write, at(1, 2, { read: 0 }), at(3, 4, { read: 1 }))).toBe('linearizable');
  expect(check(write, at(1, 2, { read: 1 }), at(3, 4, { read: 0 }))).toBe('not linearizable');
});

it('lets an operation with an unknown outcome take effect late, once, or never', () => {
  const unknown = at(0, Number.POSITIVE_INFINITY, { write: 1 });
  expect(check(unknown, at(5, 6, { read: 0 }))).toBe('linearizable');
  expect(check(unknown, at(5, 6, { read: 0 }), at(7, 8, { read: 1 }))).toBe('linearizable');
  expect(check(unknown, at(5, 6, { read: 1 }), at(7, 8, { read: 0 }))).toBe('not linearizable');
  expect(check(unknown, at(1, 2, { read: 1 }), at(3, 4, { write: 2 }), at(7, 8, { read: 1 }))).toBe('not linearizable');
});

it('decides long histories with ten concurrent clients', () => {
  const operations: Timed<Input>[] = [];
  for (let round = 0; round < 60; round += 1) {
    for (let client = 0; client < 10; client += 1)
      operations.push(at(round * 100 + client, round * 100 + 50, { write: round * 10 + client }));
    operations.push(at(round * 100 + 60, round * 100 + 61, { read: round * 10 + (round % 10) }));
  }

  expect(check(...operations)).toBe('linearizable');
});

it('finds a stale read at the end of a history of 2,000 operations', () => {
  const operations: Timed<Input>[] = [];
  for (let index = 0; index < 1_000; index += 1) {
    operations.push(at(index * 10, index * 10 + 15, { write: index }));
    operations.push(at(index * 10 + 1, index * 10 + 16, { read: index }));
  }
  expect(check(...operations)).toBe('linearizable');

  expect(check(...operations, at(20_000, 20_001, { read: 5 }))).toBe('not linearizable');
});
