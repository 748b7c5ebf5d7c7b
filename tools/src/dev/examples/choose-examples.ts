import { isRecord } from '@trackway/runtime';
import type { Exchange } from './exchange';
import type { DocumentedOperation } from './find-operation';
import { plainExample } from './plain-example';

/** The example of one operation in docs/examples.json. */
export interface OperationExample {
  readonly request?: unknown;
  readonly response?: unknown;
  /** Texts of errors by code. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Long enough to show the members, short enough to read. */
const IDEAL_LENGTH = 1_200;
const JSON_TYPE = /^application\/(\w+\+)?json$/;
/** Inputs of security tests, which readers of the document would take for advice. */
const HOSTILE = /<script|=1\+1/;

/** Chooses the exchanges that show an operation best. Recorded exchanges of examples of schemas take precedence. */
export function exampleOf(
  operation: DocumentedOperation,
  recorded: readonly (Exchange & { readonly isDocumented: boolean })[],
): OperationExample {
  const exchanges = recorded.filter(({ body, response }) => !HOSTILE.test(`${body ?? ''}${response}`));
  const documented = new Set(Object.values(operation.responses).flatMap(codesOf));
  const errors = new Map<string, string>();
  for (const { status, response } of exchanges) {
    const body = status >= 400 ? jsonOf(response) : undefined;
    const code = isRecord(body) ? String(body['message']) : undefined;
    if (code !== undefined && documented.has(code) && !errors.has(code) && isRecord(body))
      errors.set(code, String(plainExample(body['error'])));
  }
  const takesJson = Object.keys(operation.requestBody?.content ?? {}).some((type) => JSON_TYPE.test(type));
  const best = exchanges
    .filter(({ status, response }) => status < 300 && isRecord(jsonOf(response)))
    .toSorted((one, other) => rank(one, takesJson) - rank(other, takesJson))[0];
  const plain = best && (plainExample([jsonOf(best.body ?? 'null'), jsonOf(best.response)]) as unknown[]);
  return {
    ...(takesJson && plain?.[0] !== null && plain ? { request: plain[0] } : {}),
    ...(plain ? { response: plain[1] } : {}),
    ...(errors.size > 0 ? { errors: Object.fromEntries(inOrder(errors)) } : {}),
  };
}

/** The error codes of a response that the document has examples of. */
function codesOf({ content = {} }: DocumentedOperation['responses'][string]): string[] {
  const [, json] = Object.entries(content).find(([type]) => JSON_TYPE.test(type)) ?? [];
  return isRecord(json) && isRecord(json['examples']) ? Object.keys(json['examples']) : [];
}

function rank({ body, response, isDocumented }: Exchange & { readonly isDocumented: boolean }, takesJson: boolean) {
  const withoutBody = takesJson && (body === null || body === '{}') ? 1_000_000 : 0;
  return withoutBody + (isDocumented ? 0 : 100_000) + Math.abs(response.length - IDEAL_LENGTH);
}

function inOrder(errors: ReadonlyMap<string, string>): (readonly [string, string])[] {
  return [...errors].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
