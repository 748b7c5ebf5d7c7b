import { openAsBlob, readFileSync } from 'node:fs';
import type { Terminal } from '../terminal';
import { UsageError } from '../usage-error';

/** Whether a text is an id, and not a code or a name. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** @throws UsageError if the text is not a whole number of at least `min`. */
export function wholeNumber(option: string, text: string, min = 0): number {
  if (!/^\d+$/.test(text) || Number(text) < min) {
    throw new UsageError(`${option} must be a whole number of at least ${min}, not "${text}".`);
  }
  return Number(text);
}

/** @throws UsageError that lists the allowed values. */
export function oneOf<Value extends string>(what: string, text: string, allowed: readonly Value[]): Value {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new UsageError(`${what} must be one of ${allowed.join(', ')}, not "${text}".`);
  return found;
}

export function textList(text: string): readonly string[] {
  return text.split(',').map((item) => item.trim());
}

/** `--data`: JSON, `@file`, or `-` for standard input. @throws UsageError if it is not JSON. */
export async function jsonArgument(text: string, { readInput }: Pick<Terminal, 'readInput'>): Promise<unknown> {
  const json = text === '-' ? await readInput() : text.startsWith('@') ? readText(text.slice(1)) : text;
  try {
    // A byte order mark counts as white space.
    return JSON.parse(json.trim());
  } catch (error) {
    throw new UsageError(`--data is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A file to upload. @throws UsageError if it cannot be read. */
export async function fileArgument(path: string): Promise<Blob> {
  try {
    // Throws at once if the file is missing, instead of rejecting.
    return await openAsBlob(path);
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`The file ${file} cannot be read.`);
  }
}

/** For options that can be repeated: adds a value to the earlier ones. */
export function collect(text: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, text];
}
