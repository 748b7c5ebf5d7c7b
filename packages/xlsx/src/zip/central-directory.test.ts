import { parseCentralDirectory } from './central-directory';

interface Header {
  readonly name?: string;
  readonly flags?: number;
  readonly size?: number;
  readonly compressedSize?: number;
  readonly offset?: number;
  readonly extra?: Buffer;
  readonly comment?: string;
}

const inZip64 = 0xffffffff;

function header({ name = 'a', flags = 0, size = 7, compressedSize = 5, offset = 3, extra, comment = '' }: Header = {}) {
  const fixed = Buffer.alloc(46);
  fixed.writeUInt32LE(0x02014b50, 0);
  fixed.writeUInt16LE(flags, 8);
  fixed.writeUInt16LE(8, 10);
  fixed.writeUInt32LE(compressedSize, 20);
  fixed.writeUInt32LE(size, 24);
  fixed.writeUInt16LE(Buffer.byteLength(name), 28);
  fixed.writeUInt16LE(extra?.length ?? 0, 30);
  fixed.writeUInt16LE(comment.length, 32);
  fixed.writeUInt32LE(offset, 42);
  return Buffer.concat([fixed, Buffer.from(name), extra ?? Buffer.alloc(0), Buffer.from(comment)]);
}

function extraField(id: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

function wide(...values: readonly bigint[]): Buffer {
  const data = Buffer.alloc(values.length * 8);
  for (const [index, value] of values.entries()) data.writeBigUInt64LE(value, index * 8);
  return data;
}

const zip64 = (...values: readonly bigint[]) => extraField(1, wide(...values));
const damaged = expect.objectContaining({ code: 'damaged' });

describe('the central directory', () => {
  it('lists entries with extra fields and comments', () => {
    const bytes = Buffer.concat([
      header({ extra: extraField(0x5455, Buffer.alloc(5)), comment: 'of the first' }),
      header({ name: 'xl\\b\\ç', flags: 0x0809, size: 9, compressedSize: 8, offset: 40 }),
    ]);

    expect(parseCentralDirectory(bytes, 2)).toEqual([
      { name: 'a', method: 8, encrypted: false, size: 7, compressedSize: 5, offset: 3 },
      { name: 'xl/b/ç', method: 8, encrypted: true, size: 9, compressedSize: 8, offset: 40 },
    ]);
    expect(parseCentralDirectory(Buffer.alloc(0), 0)).toEqual([]);
  });

  it('has large values in the zip64 field, in a fixed order', () => {
    const all = { size: inZip64, compressedSize: inZip64, offset: inZip64 };
    const before = extraField(0x5455, Buffer.alloc(5));
    const parse = (values: Header) => parseCentralDirectory(header(values), 1)[0];

    expect(parse({ ...all, extra: zip64(70n, 50n, 30n) })).toMatchObject({ size: 70, compressedSize: 50, offset: 30 });
    expect(parse({ offset: inZip64, extra: Buffer.concat([before, zip64(30n)]) })).toMatchObject({
      size: 7,
      offset: 30,
    });
    expect(parse({ extra: zip64(70n, 50n, 30n) })).toMatchObject({ size: 7, compressedSize: 5, offset: 3 });
  });

  it('has invalid values without the zip64 field', () => {
    const parse = (extra: Buffer) => parseCentralDirectory(header({ size: inZip64, extra }), 1)[0]?.size;

    expect(parse(Buffer.alloc(0))).toBe(Number.POSITIVE_INFINITY);
    expect(parse(extraField(0x5455, wide(70n)))).toBe(Number.POSITIVE_INFINITY);
    expect(parse(extraField(1, wide(70n).subarray(0, 7)))).toBe(Number.POSITIVE_INFINITY);
    expect(parse(zip64(70n).subarray(0, 4))).toBe(Number.POSITIVE_INFINITY);
    expect(parse(zip64(70n).subarray(0, 3))).toBe(Number.POSITIVE_INFINITY);
    expect(parse(zip64(2n ** 60n))).toBe(Number.POSITIVE_INFINITY);
  });

  it('is damaged if a header has another signature or is incomplete', () => {
    const whole = header({ name: 'ab', extra: Buffer.alloc(4), comment: 'cd' });
    const other = Buffer.from(whole);
    other.writeUInt8(0x51, 0);

    expect(() => parseCentralDirectory(other, 1)).toThrow(damaged);
    for (let length = 0; length < whole.length; length++) {
      expect(() => parseCentralDirectory(whole.subarray(0, length), 1)).toThrow(damaged);
    }
    expect(() => parseCentralDirectory(whole, 2)).toThrow(damaged);
  });

  it('is damaged if bytes follow the last entry', () => {
    expect(() => parseCentralDirectory(Buffer.concat([header(), Buffer.alloc(1)]), 1)).toThrow(damaged);
    expect(() => parseCentralDirectory(Buffer.concat([header(), header()]), 1)).toThrow(damaged);
  });
});
