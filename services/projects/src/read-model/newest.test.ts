import { newest } from './newest';

describe('newest', () => {
  it('keeps the highest version of each thing, whatever the order in which they come', () => {
    const event = (subject: string, version: number) => ({ subject, data: { version, subject } });

    const kept = newest([event('a', 2), event('b', 1), event('a', 3), event('a', 1), event('b', 1)]);

    expect(kept).toEqual([
      { subject: 'a', version: 3 },
      { subject: 'b', version: 1 },
    ]);
  });
});
