import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { runMain } from '../../process/run-main';
import { REPOSITORY } from '../servers/config';
import { BENCH_FOLDER, benchFile } from './bench-file';
import { runSmoke } from './smoke';

/**
 * `npm run bench -- gateway [arguments]` runs `bench/gateway/run.ts`; `gateway/policies` runs that file. `--smoke` runs all
 * benches at small size.
 */
async function main(): Promise<number> {
  const [name = '', ...rest] = process.argv.slice(2);
  if (name === '--smoke') return runSmoke(rest);
  const file = benchFile(name);
  if (name === '' || name.includes('..') || !existsSync(file)) {
    const names = globSync('*/run.ts', { cwd: BENCH_FOLDER }).map((path) => path.split('/')[0]);
    process.stderr.write(`Name a bench: ${names.sort().join(', ')}. bench/README.md lists further ones.\n`);
    return 2;
  }
  const { status } = spawnSync(process.execPath, [file, ...rest], { cwd: REPOSITORY, stdio: 'inherit' });
  return status ?? 1;
}

void runMain(main);
