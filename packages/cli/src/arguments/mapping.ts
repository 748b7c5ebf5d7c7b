import { UsageError } from '../usage-error';

export type Mapping = Readonly<Record<string, string>>;

const EXPECTED = '--mapping must be <heading>=<column>, or a JSON object from headings to columns.';

/**
 * Adds one `--mapping` to those before it: `Cost centre=project.code`, or a JSON object. An empty column ignores the
 * heading. The last `=` separates, because headings may contain it.
 */
export function addMapping(text: string, before: Mapping = {}): Mapping {
  if (text.startsWith('{')) return { ...before, ...readObject(text) };
  const end = text.lastIndexOf('=');
  if (end < 1) throw new UsageError(EXPECTED);
  return { ...before, [text.slice(0, end)]: text.slice(end + 1).trim() };
}

function readObject(text: string): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(EXPECTED);
  }
  const entries = Object.entries(value ?? {});
  if (!entries.every(([, column]) => typeof column === 'string')) throw new UsageError(EXPECTED);
  return Object.fromEntries(entries);
}
