import { z } from 'zod';

const MAX_HEADERS = 20;
const MAX_NAME_LENGTH = 100;
const MAX_VALUE_LENGTH = 1_000;
const tooMany = `At most ${MAX_HEADERS} headers.`;

/** RFC 9110, section 5.6.2. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Printable ASCII without surrounding spaces, so that a value cannot add another header. */
const VALUE = /^[!-~](?:[ -~]*[!-~])?$/;

/** Set by the sender, by HTTP itself, or significant only for one connection. */
const RESERVED = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
]);
const RESERVED_PREFIX = /^(webhook|proxy|content|x-forwarded)-|^forwarded$/;

const headerValue = z
  .string()
  .max(MAX_VALUE_LENGTH)
  .regex(VALUE, 'Must be printable ASCII without spaces at its ends.');

const description =
  'Headers of each delivery, such as `authorization`; at most 20. Their values are not shown. Not possible: `webhook-*`, `proxy-*`, `content-*`, `host`, `user-agent` and headers of the connection';

export const newHeaders = z
  .record(z.string(), headerValue)
  .superRefine(checkNames)
  .transform(lowerCase)
  .meta({
    description,
    example: { authorization: 'Bearer 3f1c' },
  });

export const changedHeaders = z
  .record(z.string(), headerValue.nullable())
  .superRefine(checkNames)
  .transform(lowerCase)
  .meta({ description: `${description}. Other headers remain; null removes one` });

/** The headers after a change. */
export function mergeHeaders(
  current: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | null>>,
): Readonly<Record<string, string>> {
  const merged = Object.entries({ ...current, ...changes });
  return Object.fromEntries(merged.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Errors of merged headers, which have no schema. */
export function findHeadersError(headers: Readonly<Record<string, string>>): string | undefined {
  return Object.keys(headers).length <= MAX_HEADERS ? undefined : tooMany;
}

function checkNames(headers: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx): void {
  const names = Object.keys(headers);
  if (names.length > MAX_HEADERS) context.addIssue({ code: 'custom', message: tooMany });
  for (const name of names) {
    const message = findNameError(name.toLowerCase());
    if (message) context.addIssue({ code: 'custom', path: [name], message });
  }
}

function findNameError(name: string): string | undefined {
  if (name.length > MAX_NAME_LENGTH || !NAME.test(name)) return 'This is not the name of an HTTP header.';
  return RESERVED.has(name) || RESERVED_PREFIX.test(name) ? 'This header cannot be set.' : undefined;
}

function lowerCase<Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
