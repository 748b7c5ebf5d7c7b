import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../../process/run-main';
import { REPOSITORY } from '../servers/config';

/** `npm run bench -- gateway [arguments]`: runs one bench, which says itself what it needs. */
async function main(): Promise<number> {
  const [name = '', ...rest] = process.argv.slice(2);
  const folder = join(REPOSITORY, 'bench');
  const benches = readdirSync(folder).filter((entry) => existsSync(join(folder, entry, 'run.ts')));
  if (!benches.includes(name)) {
    process.stderr.write(`Say which bench: ${benches.map((bench) => `npm run bench -- ${bench}`).join(', ')}\n`);
    return 2;
  }
  const { status } = spawnSync(process.execPath, [join(folder, name, 'run.ts'), ...rest], {
    cwd: REPOSITORY,
    stdio: 'inherit',
  });
  return status ?? 1;
}

void runMain(main);
