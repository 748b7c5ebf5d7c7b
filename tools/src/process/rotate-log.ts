import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST = 20 * 1024 * 1024;

/** Creates the folder of a log, and renames a large log. One old log is retained. */
export function rotate(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size > LARGEST) renameSync(file, `${file}.1`);
}
