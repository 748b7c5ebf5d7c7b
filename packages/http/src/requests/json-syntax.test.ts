import fc from 'fast-check';
import { describeJsonProblem } from './json-syntax';

describe('describeJsonProblem', () => {
  it.each([
    ['{"name": bad}', 'line 1, column 10: expected a value', 'found "bad"'],
    ['{"a": 1,}', 'line 1, column 9: expected a member name in double quotes', 'found "}"'],
    ['{"a": 1', 'line 1, column 8: expected "," or "}"', 'found the end of the body'],
    ["{'a': 1}", 'line 1, column 2: expected a member name in double quotes or "}"', `found "'"`],
    ['{"a" 1}', 'line 1, column 6: expected ":"', 'found "1"'],
    ['{\n  "a": [1 2]\n}', 'line 2, column 11: expected "," or "]"', 'found "2"'],
    ['[1,]', 'line 1, column 4: expected a value', 'found "]"'],
    ['{"a": "x\ny"}', 'line 1, column 7: expected a valid string', 'found "\\""'],
    ['{"a": 01}', 'line 1, column 7: expected a value', 'found "01"'],
    ['{} {}', 'line 1, column 4: expected the end of the body', 'found "{"'],
    ['', 'line 1, column 1: expected a value', 'found the end of the body'],
  ])('of %j begins with the position', (text, position, found) => {
    const problem = describeJsonProblem(text);

    expect(problem).toContain(position);
    expect(problem).toContain(found);
  });

  it('returns a problem exactly for texts that JSON.parse rejects', () => {
    const broken = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', '0', '\\', 'x'))
      .map(
        ([json, position, text]) =>
          json.slice(0, position % (json.length + 1)) + text + json.slice((position + 1) % (json.length + 1)),
      );

    fc.assert(
      fc.property(fc.oneof(fc.json(), broken), (text) => {
        expect(describeJsonProblem(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('finds problems in deeply nested and in long texts', () => {
    expect(describeJsonProblem(`["${'é\\n'.repeat(300_000)}" 1]`)).toContain('expected "," or "]"');
    expect(describeJsonProblem('['.repeat(500_000))).toContain('column 500001: expected a value');
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
