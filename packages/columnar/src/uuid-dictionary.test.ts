import { randomUUID } from 'node:crypto';
import { UuidDictionary } from './uuid-dictionary';

it('encodes each UUID with its own code and decodes it', () => {
  const codes = new UuidDictionary();
  const ids = Array.from({ length: 5_000 }, () => randomUUID());
  const given = ids.map((id) => codes.encode(id));

  expect(new Set(given).size).toBe(ids.length);
  expect(ids.map((id) => codes.encode(id))).toEqual(given);
  expect(given.map((code) => codes.decode(code))).toEqual(ids);
});

it('finds no code for an unknown UUID', () => {
  const codes = new UuidDictionary();
  codes.encode('00000000-0000-0000-0000-000000000000');

  expect(codes.find('00000000-0000-0000-0000-000000000000')).toBe(1);
  expect(codes.find('00000000-0000-0000-0000-000000000001')).toBeUndefined();
});

it('compares UUIDs by unsigned bytes', () => {
  const codes = new UuidDictionary();
  const sorted = [
    '00000000-0000-0000-0000-000000000001',
    '7fffffff-0000-0000-0000-000000000000',
    '80000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-7fff-ffffffffffff',
    'ffffffff-ffff-ffff-8000-000000000000',
  ];
  const shuffled = [3, 1, 4, 0, 2].map((index) => codes.encode(sorted[index] as string));

  shuffled.sort((one, other) => codes.compare(one, other));

  expect(shuffled.map((code) => codes.decode(code))).toEqual(sorted);
});
