import { patternOf, withErased } from './pattern';

describe('patterns for personal data', () => {
  const pattern = new RegExp(patternOf(['Dana Demo', 'dana+1@example.org']), 'gi');

  it('match values with special characters', () => {
    expect(withErased('to DANA+1@example.org; not dana1@example.org', pattern)).toBe(
      'to erased; not dana1@example.org',
    );
  });

  it('match within texts, and change nothing else', () => {
    const at = new Date(0);
    const before = { actor: { name: 'Dana Demo', kind: 'user' }, texts: ['for Dana Demo', 7, null], at };

    expect(withErased(before, pattern)).toEqual({
      actor: { name: 'erased', kind: 'user' },
      texts: ['for erased', 7, null],
      at,
    });
  });
});
