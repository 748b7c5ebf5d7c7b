import { isRecord } from '@trackway/runtime';
/**
 * A response without what a model has no use for: empty members, images inside of JSON, and the flag that the request
 * succeeded. `false` and `0` stay, and so do empty lists at the top, which say that nothing was found.
 */
export function compactResult(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { response: _, ...members } = body;
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, compact(value)]));
}

function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, compact(member)] as const);
  return Object.fromEntries(members.filter(([, member]) => !isEmpty(member)));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  if (typeof value === 'string') return value.startsWith('data:') || value.startsWith('<svg');
  return typeof value === 'object' && Object.keys(value).length === 0;
}
