import { defaultWorkbookLimits } from '../model/workbook-limits';
import type { ZipEntry } from './central-directory';
import { assertValidArchive } from './validate-archive';

const mebibyte = 1024 * 1024;
const entry = (values: Partial<ZipEntry> = {}): ZipEntry => ({
  name: 'xl/workbook.xml',
  method: 8,
  encrypted: false,
  compressedSize: 100,
  size: 200,
  offset: 0,
  ...values,
});
const validate = (entries: readonly ZipEntry[], directoryOffset = 1_000, limits = {}) =>
  assertValidArchive(entries, directoryOffset, { ...defaultWorkbookLimits, ...limits });
const error = (code: string, part?: string) => expect.objectContaining(part === undefined ? { code } : { code, part });
const suspicious = error('suspicious_archive');

describe('an archive', () => {
  it('is valid with stored and deflated entries in any order', () => {
    const entries = [entry({ name: 'b', offset: 130, method: 0 }), entry({ name: 'a', offset: 0 })];

    expect(() => validate(entries, 260)).not.toThrow();
    expect(() => validate([])).not.toThrow();
  });

  it.each(['', '/a', 'a\0b', 'c:a', 'C:a', '..', 'a/../b', '../a'])('is invalid with the name %j', (name) => {
    expect(() => validate([entry({ name })])).toThrow(error('suspicious_archive', name));
  });

  it.each(['a..b', '.a', 'a/b', 'ab:c', '1:a', 'a/c:b', 'xl/'])('is valid with the name %j', (name) => {
    expect(() => validate([entry({ name })])).not.toThrow();
  });

  it('is invalid with a name in two cases', () => {
    const entries = [entry({ name: 'A' }), entry({ name: 'a', offset: 200 })];

    expect(() => validate(entries)).toThrow(error('suspicious_archive', 'a'));
  });

  it('is invalid if it is encrypted or has another method', () => {
    expect(() => validate([entry({ encrypted: true })])).toThrow(error('encrypted', 'xl/workbook.xml'));
    expect(() => validate([entry({ method: 9 })])).toThrow(error('suspicious_archive', 'xl/workbook.xml'));
  });

  it('is invalid if a large entry inflates too much', () => {
    const ratio = (size: number, compressedSize: number) => () =>
      validate([entry({ size, compressedSize })], 10 * mebibyte, { ratio: 100 });

    expect(ratio(mebibyte, 1)).not.toThrow();
    expect(ratio(mebibyte + 1, 1)).toThrow(error('suspicious_archive', 'xl/workbook.xml'));
    expect(ratio(2_000_000, 20_000)).not.toThrow();
    expect(ratio(2_000_001, 20_000)).toThrow(suspicious);
  });

  it('is too large if all entries together are', () => {
    const entries = [entry({ name: 'a', size: 60 }), entry({ name: 'b', size: 40, offset: 200 })];

    expect(() => validate(entries, 1_000, { inflatedBytes: 100 })).not.toThrow();
    expect(() => validate(entries, 1_000, { inflatedBytes: 99 })).toThrow(error('too_large'));
    expect(() => validate(entries, 1_000, { inflatedBytes: 0 })).toThrow('more than 0 MB');
    const large = [entry({ size: 3 * mebibyte, compressedSize: 3 * mebibyte })];
    expect(() => validate(large, 4 * mebibyte, { inflatedBytes: 2.5 * mebibyte })).toThrow('more than 2 MB');
  });

  it('is invalid if entries overlap with each other or with the directory', () => {
    const pair = (first: number, second: number) => [
      entry({ name: 'late', offset: second }),
      entry({ name: 'early', offset: first }),
    ];

    expect(() => validate(pair(0, 130), 260)).not.toThrow();
    expect(() => validate(pair(0, 129), 260)).toThrow(error('suspicious_archive', 'early'));
    expect(() => validate(pair(0, 130), 259)).toThrow(error('suspicious_archive', 'late'));
    expect(() => validate(pair(5, 5), 260)).toThrow(suspicious);
  });
});
