/** Longest part of the text that a message repeats. */
const MAX_EXCERPT = 20;

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|true(?!\w)|false(?!\w)|null(?!\w)/y;

const VALID_STRING = 'a valid string (a control character or a backslash must be escaped, and the quotes closed)';
const MEMBER_NAME = 'a member name in double quotes';

interface Problem {
  readonly offset: number;
  readonly expected: string;
}

/**
 * Says where a text stops being JSON and what was expected there, such as `line 1, column 14: expected "," or "}", found
 * "]"`. Messages of JSON.parse often lack the position. Undefined if the text is JSON.
 */
export function describeJsonProblem(text: string): string | undefined {
  const problem = findProblem(text);
  if (!problem) return undefined;
  const before = text.slice(0, problem.offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return `line ${before.length}, column ${column}: expected ${problem.expected}, found ${excerpt(text, problem.offset)}`;
}

/** A parser without recursion, so that deep texts do not exhaust the stack. */
function findProblem(text: string): Problem | undefined {
  const open: ('[' | '{')[] = [];
  let offset = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = offset;
    if (!pattern.test(text)) return false;
    offset = pattern.lastIndex;
    return true;
  };
  const takes = (character: string): boolean => {
    skip(SPACE);
    if (text[offset] !== character) return false;
    offset += 1;
    return true;
  };
  const fails = (expected: string): Problem => ({ offset, expected });
  /** A member name and its colon. */
  const memberProblem = (expected: string): Problem | undefined => {
    skip(SPACE);
    if (text[offset] !== '"') return fails(expected);
    if (!skip(STRING)) return fails(VALID_STRING);
    return takes(':') ? undefined : fails('":"');
  };

  for (;;) {
    skip(SPACE);
    const character = text[offset];
    if (character === '[' || character === '{') {
      offset += 1;
      if (!takes(character === '[' ? ']' : '}')) {
        open.push(character);
        const problem = character === '{' ? memberProblem(`${MEMBER_NAME} or "}"`) : undefined;
        if (problem) return problem;
        continue;
      }
    } else if (character === '"') {
      if (!skip(STRING)) return fails(VALID_STRING);
    } else if (!skip(SCALAR)) {
      return fails('a value (an object, a list, a text in double quotes, a number, true, false or null)');
    }
    for (;;) {
      const inner = open.at(-1);
      if (inner === undefined) {
        skip(SPACE);
        return offset === text.length ? undefined : fails('the end of the body');
      }
      if (takes(',')) {
        const problem = inner === '{' ? memberProblem(MEMBER_NAME) : undefined;
        if (problem) return problem;
        break;
      }
      if (!takes(inner === '[' ? ']' : '}')) return fails(inner === '[' ? '"," or "]"' : '"," or "}"');
      open.pop();
    }
  }
}

function excerpt(text: string, offset: number): string {
  if (offset >= text.length) return 'the end of the body';
  const [word = ''] = /^(?:[\w.+-]+|[\s\S])/u.exec(text.slice(offset, offset + MAX_EXCERPT)) ?? [];
  return JSON.stringify(word);
}
