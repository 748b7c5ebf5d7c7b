import type { FieldChange } from '@trackway/contracts';
import { truncateText } from '@trackway/runtime';

interface Line {
  readonly changes: readonly FieldChange[];
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Shortens an entry so that its changes and details have at most about `maxBytes` of JSON, and marks it as shortened.
 */
export function shortenLine<Shortened extends Line>(line: Shortened, maxBytes: number): Shortened {
  const details = Object.entries(line.details);
  // A change has three parts: the field and two values.
  const share = Math.floor(maxBytes / (3 * line.changes.length + details.length + 1));
  return {
    ...line,
    changes: line.changes.map(({ field, from, to }) => ({
      field: String(shortenValue(field, share)),
      from: shortenValue(from, share),
      to: shortenValue(to, share),
    })),
    details: {
      ...Object.fromEntries(details.map(([key, value]) => [key, shortenValue(value, share)])),
      shortened: true,
    },
  };
}

/** Texts and lists are cut at the end; other values that are too large are left out. */
export function shortenValue(value: unknown, maxBytes: number): unknown {
  if (bytesOf(value) <= maxBytes) return value;
  if (typeof value === 'string') return shortenText(value, maxBytes);
  if (!Array.isArray(value)) return '…';
  const end = `… of ${value.length}`;
  const members: unknown[] = [];
  let bytes = bytesOf(end);
  for (const member of value) {
    bytes += bytesOf(member) + 1;
    if (bytes > maxBytes) break;
    members.push(member);
  }
  return [...members, end];
}

/** A UTF-16 unit has at most six bytes of JSON, as an escape. */
function shortenText(text: string, maxBytes: number): string {
  let units = Math.min(text.length, maxBytes);
  while (units > 0 && bytesOf(`${truncateText(text, units)}…`) > maxBytes) units = Math.floor(units * 0.75);
  return `${truncateText(text, units)}…`;
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}
