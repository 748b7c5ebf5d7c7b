import { unresolved } from './rejected-deliveries';

const rejected = (id: string, replay_of: string | null = null) => {
  return { id, verdict: 'invalid_signature', can_replay: true, replay_of };
};

describe('unresolved deliveries', () => {
  it('were not replayed yet', () => {
    const accepted = { id: 'c', verdict: 'accepted', can_replay: false, replay_of: 'b' };

    expect(unresolved([rejected('a'), accepted, rejected('b')]).map(({ id }) => id)).toEqual(['a']);
  });

  it('include the last replay that was rejected again', () => {
    expect(unresolved([rejected('b', 'a'), rejected('a')]).map(({ id }) => id)).toEqual(['b']);
  });
});
