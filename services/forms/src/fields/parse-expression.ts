import { type Aggregate, aggregates, type Expression, type Operator, walk } from './expression';
import { rationalOf } from './rational';

export const MAX_EXPRESSION_LENGTH = 500;
const MAX_DEPTH = 20;
const MAX_NUMBER_LENGTH = 30;
export const MAX_DECIMALS = 10;

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)?)|([-+*/×÷−(),]))/y;
const SIGNS: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };
const FUNCTIONS = [...aggregates, 'round'].join(', ');

interface Token {
  readonly kind: 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

/** What is wrong with an expression, and where: the index in its text. */
export class ExpressionError extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

/** @throws ExpressionError */
export function parseExpression(text: string): Expression {
  if (text.length > MAX_EXPRESSION_LENGTH) {
    throw new ExpressionError(`Must have at most ${MAX_EXPRESSION_LENGTH} characters.`, MAX_EXPRESSION_LENGTH);
  }
  const parser = new Parser(tokensOf(text));
  const expression = parser.sum(0);
  const rest = parser.next();
  if (rest.kind !== 'end') throw unexpected(rest, 'an operator (+ - * /) or the end');
  let usesFields = false;
  walk(expression, ({ kind }) => {
    if (kind === 'field' || kind === 'column' || kind === 'aggregate') usesFields = true;
  });
  if (!usesFields) throw new ExpressionError('Must use at least one field, by its key.', 0);
  return expression;
}

class Parser {
  private index = 0;
  private isPerLine = false;

  constructor(private readonly tokens: readonly Token[]) {}

  next(): Token {
    const token = this.peek();
    this.index += 1;
    return token;
  }

  sum(depth: number): Expression {
    return this.operations(['+', '-'], () => this.product(depth));
  }

  private product(depth: number): Expression {
    return this.operations(['*', '/'], () => this.factor(depth));
  }

  private operations(operators: readonly string[], operand: () => Expression): Expression {
    let left = operand();
    while (this.peek().kind === 'sign' && operators.includes(this.peek().text)) {
      const operator = this.next().text as Operator;
      left = { kind: 'operation', operator, left, right: operand() };
    }
    return left;
  }

  private factor(depth: number): Expression {
    const token = this.next();
    if (depth > MAX_DEPTH) throw new ExpressionError(`Must be nested at most ${MAX_DEPTH} times.`, token.at);
    if (token.kind === 'number') return numberOf(token);
    if (token.text === '-') return { kind: 'negation', of: this.factor(depth + 1) };
    if (token.text === '(') {
      const inner = this.sum(depth + 1);
      this.expect(')');
      return inner;
    }
    if (token.kind !== 'name') throw unexpected(token, 'a number, the key of a field, a function or (');
    if (this.peek().text === '(') return this.call(token, depth + 1);
    const [group = '', name] = token.text.split('.');
    if (name === undefined) return { kind: 'field', name: group, at: token.at };
    return { kind: 'column', group, name, at: token.at };
  }

  private call(name: Token, depth: number): Expression {
    this.expect('(');
    if (name.text === 'round') return this.rounding(depth);
    const aggregate = aggregates.find((one) => one === name.text);
    if (!aggregate) throw new ExpressionError(`There is no function ${name.text}. Functions: ${FUNCTIONS}.`, name.at);
    if (this.isPerLine) throw new ExpressionError(`${name.text} cannot be used in another function.`, name.at);
    this.isPerLine = true;
    const of = this.sum(depth);
    this.isPerLine = false;
    this.expect(')');
    return toAggregate(aggregate, of, name.at);
  }

  private rounding(depth: number): Expression {
    const of = this.sum(depth);
    const separator = this.next();
    if (separator.text === ')') return { kind: 'rounding', of, decimals: 0 };
    if (separator.text !== ',') throw unexpected(separator, ', or )');
    const digits = this.next();
    const decimals = digits.kind === 'number' ? Number(digits.text) : Number.NaN;
    if (!Number.isInteger(decimals) || decimals > MAX_DECIMALS) {
      throw new ExpressionError(`The decimals of round must be a whole number from 0 to ${MAX_DECIMALS}.`, digits.at);
    }
    this.expect(')');
    return { kind: 'rounding', of, decimals };
  }

  private expect(text: string): void {
    const token = this.next();
    if (token.text !== text) throw unexpected(token, text);
  }

  private peek(): Token {
    return this.tokens[this.index] ?? { kind: 'end', text: '', at: this.tokens.at(-1)?.at ?? 0 };
  }
}

function numberOf({ text, at }: Token): Expression {
  if (text.length > MAX_NUMBER_LENGTH) {
    throw new ExpressionError(`A number must have at most ${MAX_NUMBER_LENGTH} characters.`, at);
  }
  return { kind: 'number', value: rationalOf(text) };
}

/** The columns of an argument decide which group's lines it is evaluated for. */
function toAggregate(name: Aggregate, of: Expression, at: number): Expression {
  const groups = new Map<string, number>();
  walk(of, (one) => {
    if (one.kind === 'column' && !groups.has(one.group)) groups.set(one.group, one.at);
  });
  const [[group] = [], [other, otherAt] = []] = [...groups];
  if (other !== undefined)
    throw new ExpressionError(`${name} must use columns of one group: ${group} or ${other}.`, otherAt ?? at);
  if (group !== undefined) return { kind: 'aggregate', name, group, of, at };
  if (name === 'count' && of.kind === 'field') return { kind: 'aggregate', name, group: of.name, of: undefined, at };
  throw new ExpressionError(`${name} needs a column of a group, such as ${name}(lines.price).`, at);
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) {
      const at = start + (/\S/.exec(text.slice(start))?.index ?? 0);
      throw new ExpressionError(`Unexpected character ${String.fromCodePoint(text.codePointAt(at) ?? 0)}.`, at);
    }
    const [, number, name, sign = ''] = match;
    const kind = number !== undefined ? 'number' : name !== undefined ? 'name' : 'sign';
    const content = number ?? name ?? SIGNS[sign] ?? sign;
    tokens.push({ kind, text: content, at: TOKEN.lastIndex - content.length });
  }
  return [...tokens, { kind: 'end', text: '', at: end }];
}

function unexpected({ kind, text, at }: Token, expected: string): ExpressionError {
  return new ExpressionError(`Expected ${expected}, not ${kind === 'end' ? 'the end' : text}.`, at);
}
