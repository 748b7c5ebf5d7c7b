import { OwnWrites } from './own-writes';

describe("an access token's own writes", () => {
  it('are told with what is read next: the last four, for ten seconds', () => {
    const writes = new OwnWrites();
    for (const [index, token] of ['a', 'b', 'c', 'd', 'e'].entries()) writes.note(token, index * 1_000);

    expect(writes.tokens(4_000)).toBe('b,c,d,e');
    expect(writes.tokens(12_500)).toBe('d,e');
    expect(writes.tokens(20_000)).toBeUndefined();
  });

  it('never make a header that is too long', () => {
    const writes = new OwnWrites();
    for (const letter of ['a', 'b', 'c', 'd']) writes.note(letter.repeat(2_500), 0);
    writes.note('x'.repeat(7_000), 0);

    expect(writes.tokens(0)).toBe(`${'c'.repeat(2_500)},${'d'.repeat(2_500)}`);
  });

  it('are none before anything is written', () => {
    expect(new OwnWrites().tokens(0)).toBeUndefined();
  });
});
