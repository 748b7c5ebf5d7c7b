import { OwnWrites } from './own-writes';

const answered = (token?: string) => new Response(null, token ? { headers: { 'X-Consistency-Token': token } } : {});

describe("a client's own writes", () => {
  it('are sent back with what is asked next, the last five of them', () => {
    const writes = new OwnWrites(() => 0);
    for (const token of ['a', 'b', 'c', 'd', 'e', 'f']) writes.note(answered(token));

    expect(writes.headers()).toEqual({ 'X-Consistency-Token': 'b,c,d,e,f' });
  });

  it('are forgotten after half a minute, and reads add none', () => {
    let now = 0;
    const writes = new OwnWrites(() => now);
    writes.note(answered('a'));
    now = 20_000;
    writes.note(answered('b'));
    writes.note(answered());
    now = 31_000;

    expect(writes.headers()).toEqual({ 'X-Consistency-Token': 'b' });
    now = 60_000;
    expect(writes.headers()).toEqual({});
  });
});
