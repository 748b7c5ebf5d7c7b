import { differences } from './manifest';

const one = { count: 1, checksum: 'a' };

describe('the comparison after a restore', () => {
  it('finds no differences between equal manifests', () => {
    expect(differences({ tags: one }, { tags: { ...one } })).toEqual([]);
  });

  it('finds missing, additional and changed entries', () => {
    const expected = { gone: one, fewer: { count: 2, checksum: 'a' }, other: one };
    const found = { fewer: one, other: { count: 1, checksum: 'b' }, made: one };

    expect(differences(expected, found)).toEqual([
      'fewer has 1 in place of 2',
      'gone is only in the backup',
      'made is only in what was restored',
      'other has other content',
    ]);
  });
});
