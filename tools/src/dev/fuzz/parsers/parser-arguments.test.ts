import { parseParserArguments } from './parser-arguments';

const known = ['csv', 'filters'];

describe('the arguments of the fuzzer', () => {
  it('name parsers, with a time and a seed', () => {
    expect(parseParserArguments(['csv', 'filters', '--minutes', '0.5', '--seed', '7'], known)).toEqual({
      names: ['csv', 'filters'],
      minutes: 0.5,
      seed: 7,
    });
    expect(parseParserArguments(['csv'], known)).toMatchObject({ minutes: 1 });
  });

  it('are those of schemathesis without a parser', () => {
    expect(parseParserArguments([], known)).toBeUndefined();
    expect(parseParserArguments(['--max-time', '10'], known)).toBeUndefined();
  });

  it.each([['xml'], ['csv', '--minutes', 'x'], ['csv', '--minutes', '0'], ['csv', '--seed', '1.5']])(
    'are rejected: %s %s %s',
    (...args) => {
      expect(() => parseParserArguments(args, known)).toThrow(/no target|must be numbers/);
    },
  );
});
