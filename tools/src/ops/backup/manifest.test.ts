import { differences } from './manifest';

const one = { count: 1, checksum: 'a' };

describe('the comparison after a restore', () => {
  it('finds nothing where all is the same', () => {
    expect(differences({ tags: one }, { tags: { ...one } })).toEqual([]);
  });

  it('finds what is missing, what is more, and what is other', () => {
    const wanted = { gone: one, fewer: { count: 2, checksum: 'a' }, other: one };
    const found = { fewer: one, other: { count: 1, checksum: 'b' }, made: one };

    expect(differences(wanted, found)).toEqual([
      'fewer has 1 in place of 2',
      'gone is only in the backup',
      'made is only in what was restored',
      'other has other content',
    ]);
  });
});
