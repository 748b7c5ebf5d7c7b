import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_STORED = 60;
const MAX_STORED_BYTES = 3_000;

/** Reads the stored inputs of a target. */
export function readCorpus(path: string): Buffer[] {
  if (!existsSync(path)) return [];
  const texts: string[] = JSON.parse(readFileSync(path, 'utf8'));
  return texts.map((text) => Buffer.from(text, 'base64'));
}

/** Stores the small ones of these inputs, in a form that is compared by lines. */
export function writeCorpus(path: string, inputs: readonly Buffer[]): void {
  const small = inputs.filter(({ length }) => length <= MAX_STORED_BYTES).slice(0, MAX_STORED);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `${JSON.stringify(
      small.map((input) => input.toString('base64')),
      null,
      2,
    )}\n`,
  );
}
