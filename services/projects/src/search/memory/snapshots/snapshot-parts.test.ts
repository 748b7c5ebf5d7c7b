import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Part, TimeSlices } from '@trackway/columnar';
import { encodeParts, readParts } from './snapshot-parts';

const slices = new TimeSlices();
const parts: Part[] = [
  { numbers: Float64Array.of(1, Number.NaN, 3) },
  { text: 'Señal', starts: Uint32Array.of(1, 6) },
  { texts: ['a', '😀'], isSigned: true },
];

async function written(signal?: AbortSignal): Promise<Buffer> {
  const columns = [
    { name: 'one', parts },
    { name: 'two', parts: [] },
    { name: 'three', parts },
  ];
  return buffer(Readable.from(encodeParts(columns, { slices, signal }), { objectMode: false }));
}

async function read(bytes: Buffer, chunk = 7): Promise<unknown[]> {
  const found: unknown[] = [];
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, n) =>
    bytes.subarray(n * chunk, (n + 1) * chunk),
  );
  for await (const part of readParts(Readable.from(chunks))) found.push(part);
  return found;
}

it('reads the parts that were written, from chunks of any length', async () => {
  const expected = ['one', 'three'].flatMap((name) => parts.map((part) => [name, part]));

  for (const chunk of [1, 7, 10_000]) expect(await read(await written(), chunk)).toEqual(expected);
});

it('detects every truncation', async () => {
  const bytes = await written();

  for (let length = 0; length < bytes.length; length += 1)
    await expect(read(bytes.subarray(0, length), 1_000)).rejects.toThrow('truncated');
});

it('detects every changed byte', async () => {
  const bytes = await written();

  for (let at = 0; at < bytes.length; at += 1) {
    const damaged = Buffer.from(bytes);
    damaged[at] = (damaged[at] as number) ^ 0x41;
    await expect(read(damaged, 1_000)).rejects.toThrow(/damaged|truncated|too long/);
  }
});

it('detects a missing part', async () => {
  const bytes = await written();
  const first = 8 + bytes.readUInt32LE(0);

  await expect(read(bytes.subarray(first))).rejects.toThrow('not complete');
});

it('ends when it is aborted', async () => {
  await expect(written(AbortSignal.abort())).rejects.toThrow('aborted');
});

it('closes the stream if the parts are damaged, or if no more are read', async () => {
  const bytes = await written();
  const rest = Buffer.alloc(1_000_000);
  const damaged = Readable.from([Buffer.alloc(8, 0xff), rest]);
  const partly = Readable.from([bytes, rest]);

  await expect(readParts(damaged).next()).rejects.toThrow('too long');
  for await (const _ of readParts(partly)) break;

  expect([damaged.destroyed, partly.destroyed]).toEqual([true, true]);
});
