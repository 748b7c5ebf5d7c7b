import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Runs `install` in an empty folder unless it completed before with the same inputs. The path of the folder is one of
 * them, because installed files may contain absolute paths and a checkout can be moved.
 */
export async function stamped(folder: string, inputs: readonly string[], install: () => Promise<void>): Promise<void> {
  const file = join(folder, 'stamp');
  const stamp = createHash('sha256')
    .update(JSON.stringify([folder, ...inputs]))
    .digest('hex');
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  await install();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, stamp);
}
