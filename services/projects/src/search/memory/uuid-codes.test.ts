import { newId } from '@trackway/runtime';
import { UuidCodes } from './uuid-codes';

it('gives each uuid a number of its own, and the uuid back', () => {
  const codes = new UuidCodes();
  const ids = Array.from({ length: 5_000 }, () => newId());
  const given = ids.map((id) => codes.codeOf(id));

  expect(new Set(given).size).toBe(ids.length);
  expect(ids.map((id) => codes.codeOf(id))).toEqual(given);
  expect(given.map((code) => codes.uuidOf(code))).toEqual(ids);
});

it('knows of a uuid that was never named that it has no number', () => {
  const codes = new UuidCodes();
  codes.codeOf('00000000-0000-0000-0000-000000000000');

  expect(codes.find('00000000-0000-0000-0000-000000000000')).toBe(1);
  expect(codes.find('00000000-0000-0000-0000-000000000001')).toBeUndefined();
});

it('compares uuids by their bytes, the high ones too', () => {
  const codes = new UuidCodes();
  const sorted = [
    '00000000-0000-0000-0000-000000000001',
    '7fffffff-0000-0000-0000-000000000000',
    '80000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-7fff-ffffffffffff',
    'ffffffff-ffff-ffff-8000-000000000000',
  ];
  const shuffled = [3, 1, 4, 0, 2].map((index) => codes.codeOf(sorted[index] as string));

  shuffled.sort((one, other) => codes.compare(one, other));

  expect(shuffled.map((code) => codes.uuidOf(code))).toEqual(sorted);
});
