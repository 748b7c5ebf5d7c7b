import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runMain } from '../../process/run-main';
import { REPOSITORY } from '../servers/config';
import { buildCli } from './build-cli';
import { buildClient } from './build-client';

/** `npm run pack [-- <folder>]`: writes the npm packages of the client and of the command line as archives. */
async function main(): Promise<undefined> {
  const target = resolve(process.argv[2] ?? join(REPOSITORY, '.local', 'packages'));
  mkdirSync(target, { recursive: true });
  for (const build of [buildClient, buildCli]) {
    const folder = mkdtempSync(join(tmpdir(), 'trackway-package-'));
    try {
      await build(folder);
      const archive = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], { cwd: folder });
      process.stdout.write(`${join(target, archive.toString().trim())}\n`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

void runMain(main);
