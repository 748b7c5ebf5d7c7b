import { Random } from '@trackway/simulation';
import { MAX_INPUT_BYTES, mutate } from './mutate';

const context = { dictionary: ['word'], corpus: [Buffer.from('other')] };

function mutationsOf(input: Buffer, count: number, seed = 1): Buffer[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => mutate(input, random, context));
}

describe('the mutations of an input', () => {
  it('insert words, change numbers, copy from other inputs, and remove and repeat parts', () => {
    const texts = mutationsOf(Buffer.from('abc 12 def'), 2_000).map((input) => input.toString('latin1'));

    for (const expected of [/word/, /9007199254740993/, /oth/, /^abc 12 $/, /abc.*abc/])
      expect(texts.some((text) => expected.test(text))).toBe(true);
  });

  it('leave the input unchanged, and are repeatable', () => {
    const input = Buffer.from('abc 12 def');

    expect(mutationsOf(input, 100)).toEqual(mutationsOf(input, 100));
    expect(mutationsOf(input, 100, 2)).not.toEqual(mutationsOf(input, 100));
    expect(input.toString()).toBe('abc 12 def');
  });

  it('have a limited size, and work on an empty input', () => {
    const largest = mutationsOf(Buffer.alloc(MAX_INPUT_BYTES, 'a'), 200).map(({ length }) => length);

    expect(Math.max(...largest)).toBe(MAX_INPUT_BYTES);
    expect(mutationsOf(Buffer.alloc(0), 50).some(({ length }) => length > 0)).toBe(true);
  });
});
