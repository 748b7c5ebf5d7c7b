import { parseCentralDirectory } from './central-directory';
import { centralDirectory, dataDescriptor, localHeader, type WrittenEntry } from './zip-records';

const entry: WrittenEntry = { name: 'ação', crc: 0x01020304, compressedSize: 0x0a0b, size: 0x0c0d0e, offset: 0x21 };

const hex = (bytes: Buffer) => bytes.toString('hex');

/** Records of the specification (APPNOTE 4.3), byte by byte. */
describe('the records of an archive', () => {
  it('have a local header without sizes', () => {
    const fields = [
      '504b0304',
      '1400',
      '0808',
      '0800',
      '0000',
      '2100',
      '00000000',
      '00000000',
      '00000000',
      '0600',
      '0000',
    ];

    expect(hex(localHeader('ação'))).toBe([...fields, hex(Buffer.from('ação'))].join(''));
  });

  it('have sizes after the data', () => {
    expect(hex(dataDescriptor(entry))).toBe(['504b0708', '04030201', '0b0a0000', '0e0d0c00'].join(''));
  });

  it('have a central directory', () => {
    const header = [
      ['504b0102', '1400', '1400', '0808', '0800', '0000', '2100', '04030201', '0b0a0000', '0e0d0c00'],
      ['0600', '0000', '0000', '0000', '0000', '00000000', '21000000', hex(Buffer.from('ação'))],
    ].flat();
    const end = ['504b0506', '0000', '0000', '0100', '0100', '34000000', '41000000', '0000'];

    expect(hex(centralDirectory([entry], 0x41, 0xffffffff))).toBe([...header, ...end].join(''));
  });

  it('have zip64 records for offsets from a limit', () => {
    const header = [
      ['504b0102', '2d00', '2d00', '0808', '0800', '0000', '2100', '04030201', '0b0a0000', '0e0d0c00'],
      ['0600', '0c00', '0000', '0000', '0000', '00000000', 'ffffffff', hex(Buffer.from('ação'))],
      ['0100', '0800', '2100000000000000'],
    ].flat();
    const zip64 = [
      ['504b0606', '2c00000000000000', '2d00', '2d00', '00000000', '00000000'],
      ['0100000000000000', '0100000000000000', '4000000000000000', '4100000000000000'],
      ['504b0607', '00000000', '8100000000000000', '01000000'],
    ].flat();
    const end = ['504b0506', '0000', '0000', '0100', '0100', '40000000', 'ffffffff', '0000'];

    expect(hex(centralDirectory([entry], 0x41, 0x21))).toBe([...header, ...zip64, ...end].join(''));
  });

  it('have small offsets in the header of an entry below the limit, and a wide position of the directory', () => {
    const bytes = centralDirectory([entry, { ...entry, name: 'b', offset: 0x22 }], 0x41, 0x22);

    expect(parseCentralDirectory(bytes.subarray(0, 52 + 59), 2)).toMatchObject([{ offset: 0x21 }, { offset: 0x22 }]);
    expect(bytes.readUInt32LE(42)).toBe(0x21);
    expect(bytes.readUInt32LE(52 + 42)).toBe(0xffffffff);
    expect(bytes.readUInt32LE(52 + 59)).toBe(0x06064b50);
    expect(centralDirectory([], 0x41, 0x42).length).toBe(22);
    expect(centralDirectory([], 0x41, 0x41).length).toBe(22 + 76);
  });
});
