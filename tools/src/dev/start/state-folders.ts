import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../servers/config';

/** The state folder of the first system of this checkout. Further systems use `run-2`, `run-3` … below it. */
export const STATE_ROOT = join(REPOSITORY, '.local');

export function stateFolder(number: number): string {
  return number === 1 ? STATE_ROOT : join(STATE_ROOT, `run-${number}`);
}

/** The existing state folders, the first system first. */
export function existingStateFolders(): string[] {
  if (!existsSync(STATE_ROOT)) return [];
  const others = readdirSync(STATE_ROOT).filter((name) => /^run-\d+$/.test(name));
  return [STATE_ROOT, ...others.map((name) => join(STATE_ROOT, name)).sort()];
}
