import { ScimError } from './scim-error';

export type ScimOperator = 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'pr';

/** A filter as in RFC 7644, 3.4.2.2. Attribute names are in lower case and without the URN of the schema. */
export type ScimFilter =
  | { readonly kind: 'compare'; readonly path: string; readonly operator: ScimOperator; readonly value: ScimValue }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly ScimFilter[] }
  | { readonly kind: 'not'; readonly part: ScimFilter };

export type ScimValue = string | boolean | number | null;

const MAX_LENGTH = 2_000;
const MAX_TERMS = 50;
const OPERATORS: ReadonlySet<string> = new Set(['eq', 'ne', 'co', 'sw', 'ew', 'pr']);
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[()[\]]|[^\s()[\]"]+)/y;

/** @throws ScimError `invalidFilter` */
export function parseScimFilter(text: string): ScimFilter {
  const parser = new FilterParser(tokensOf(text));
  const filter = parser.any();
  parser.assertEnd();
  return filter;
}

export function invalidFilter(message: string): ScimError {
  return new ScimError('invalidFilter', `The filter is not valid: ${message}`);
}

/** `urn:ietf:params:scim:schemas:core:2.0:User:userName` is `username`. */
export function attributeName(text: string): string {
  return text.replace(/^urn:ietf:params:scim:schemas:[\w:]+:2\.0:\w+:/i, '').toLowerCase();
}

function tokensOf(text: string): readonly string[] {
  if (text.length > MAX_LENGTH) throw invalidFilter(`it has more than ${MAX_LENGTH} characters.`);
  const tokens: string[] = [];
  const end = text.trimEnd().length;
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text)?.[1];
    if (found === undefined) throw invalidFilter(`unexpected character at position ${at + 1}.`);
    tokens.push(found);
  }
  return tokens;
}

/** `and` binds tighter than `or`. */
class FilterParser {
  private at = 0;
  private terms = 0;

  constructor(private readonly tokens: readonly string[]) {}

  any(): ScimFilter {
    return this.joined('or', () => this.joined('and', () => this.term()));
  }

  assertEnd(): void {
    if (this.at < this.tokens.length) throw invalidFilter(`unexpected ${this.tokens[this.at]}.`);
  }

  private joined(kind: 'and' | 'or', next: () => ScimFilter): ScimFilter {
    const parts = [next()];
    while (this.takes(kind)) parts.push(next());
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind, parts };
  }

  private term(): ScimFilter {
    this.terms += 1;
    if (this.terms > MAX_TERMS) throw invalidFilter(`it has more than ${MAX_TERMS} conditions.`);
    if (this.takes('not')) return { kind: 'not', part: this.term() };
    if (this.takes('(')) return this.closed(')');
    const path = attributeName(this.next('an attribute'));
    if (this.takes('[')) return prefixed(path, this.closed(']'), this.subAttribute());
    const operator = this.next('an operator').toLowerCase();
    if (!isOperator(operator)) throw invalidFilter(`the operator ${operator} is not supported.`);
    return { kind: 'compare', path, operator, value: operator === 'pr' ? null : literalOf(this.next('a value')) };
  }

  private closed(bracket: string): ScimFilter {
    const inner = this.any();
    if (!this.takes(bracket)) throw invalidFilter(`${bracket} is missing.`);
    return inner;
  }

  /** `emails[type eq "work"].value eq "x"` */
  private subAttribute(): ScimFilter | undefined {
    const name = this.tokens[this.at];
    if (!name?.startsWith('.')) return undefined;
    this.at += 1;
    const operator = this.next('an operator').toLowerCase();
    if (!isOperator(operator)) throw invalidFilter(`the operator ${operator} is not supported.`);
    const value = operator === 'pr' ? null : literalOf(this.next('a value'));
    return { kind: 'compare', path: name.slice(1).toLowerCase(), operator, value };
  }

  private takes(text: string): boolean {
    if (this.tokens[this.at]?.toLowerCase() !== text) return false;
    this.at += 1;
    return true;
  }

  private next(what: string): string {
    const token = this.tokens[this.at];
    if (token === undefined) throw invalidFilter(`${what} is missing.`);
    this.at += 1;
    return token;
  }
}

function prefixed(path: string, inner: ScimFilter, sub: ScimFilter | undefined): ScimFilter {
  const both: ScimFilter = sub ? { kind: 'and', parts: [inner, sub] } : inner;
  const rename = (filter: ScimFilter): ScimFilter => {
    if (filter.kind === 'compare') return { ...filter, path: `${path}.${filter.path}` };
    if (filter.kind === 'not') return { ...filter, part: rename(filter.part) };
    return { ...filter, parts: filter.parts.map(rename) };
  };
  return rename(both);
}

function isOperator(text: string): text is ScimOperator {
  return OPERATORS.has(text);
}

function literalOf(token: string): ScimValue {
  try {
    const value: unknown = JSON.parse(/^(true|false|null)$/i.test(token) ? token.toLowerCase() : token);
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as ScimValue;
  } catch {
    // Reported below.
  }
  throw invalidFilter(`${token} is not a value. Texts must be in double quotes.`);
}
