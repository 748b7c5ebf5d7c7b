import { Turns } from './turns';

describe('turns', () => {
  it('are taken one after the other by those of one key, whatever becomes of each', async () => {
    const turns = new Turns();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise(setImmediate);
      seen.push(`${name} ends`);
      if (name === 'first') throw new Error('broken');
    };

    const results = await Promise.allSettled([
      turns.take('one', work('first')),
      turns.take('one', work('second')),
      turns.take('other', work('beside')),
    ]);

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(seen.indexOf('second begins')).toBeGreaterThan(seen.indexOf('first ends'));
    expect(seen.indexOf('beside begins')).toBeLessThan(seen.indexOf('first ends'));
  });
});
