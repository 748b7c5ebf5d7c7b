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

it('encodes each UUID as before when room was reserved, in capital letters too', () => {
  const [grown, reserved] = [new UuidDictionary(), new UuidDictionary()];
  const ids = Array.from({ length: 1_000 }, () => randomUUID());
  for (const id of ids.slice(0, 100)) reserved.encode(id);
  reserved.reserve(900);
  const { bytes } = reserved;

  const given = ids.slice(0, 900).map((id) => reserved.encode(id));

  expect(given).toEqual(ids.slice(0, 900).map((id) => grown.encode(id.toUpperCase())));
  expect(given.map((code) => reserved.decode(code))).toEqual(ids.slice(0, 900));
  expect(reserved.bytes).toBe(bytes);
  expect(reserved.encode(ids[950] as string)).toBe(901);
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
