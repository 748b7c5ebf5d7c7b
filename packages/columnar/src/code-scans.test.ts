import { rowsWithAnyOf } from './code-scans';
import { GrowableArray } from './growable-array';

it('finds rows by more codes than a call can have arguments', () => {
  const codes = GrowableArray.integers();
  for (const code of [3, 299_999, 300_001]) codes.push(code);
  const wanted = new Set(Array.from({ length: 300_000 }, (_, code) => code));
  const found = rowsWithAnyOf(codes, wanted);
  expect([0, 1, 2].map((row) => found.has(row))).toEqual([true, true, false]);
});
