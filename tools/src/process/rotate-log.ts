import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST = 20 * 1024 * 1024;

/** Makes the log's folder, and puts a log aside that has grown large; one earlier part is kept. */
export function rotate(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size > LARGEST) renameSync(file, `${file}.1`);
}
