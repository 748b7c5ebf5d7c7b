import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../../dev/servers/config';
import { runMain } from '../../process/run-main';
import { copyOfRepository } from './copy-of-repository';
import { checkRunningService } from './running-service';
import { run } from './steps';

/** `npm run try:new-service`: generates a service of each store in a copy of the checkout, and checks and starts it. */
async function main(): Promise<undefined> {
  for (const [name, store] of [
    ['library', 'mongo'],
    ['ledger', 'postgres'],
  ] as const) {
    const copy = mkdtempSync(join(tmpdir(), 'trackway-new-service-'));
    try {
      process.stdout.write(`\n== a service on ${store}, in ${copy}\n`);
      copyOfRepository(REPOSITORY, copy);
      await run(copy, 'npm', 'run', 'new-service', '--', name, '--store', store);
      await run(copy, 'npx', 'tsc', '-b');
      await checkRunningService(copy, name);
      await check(copy, name);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
  process.stdout.write('\nBoth services start, respond and pass the checks.\n');
}

async function check(copy: string, name: string): Promise<void> {
  await run(copy, 'npx', 'tsc', '-p', 'tsconfig.tests.json');
  await run(copy, 'npx', 'biome', 'check', '.');
  await run(copy, 'npm', 'run', 'structure');
  await run(copy, 'npm', 'run', 'unused');
  await run(copy, 'npm', 'run', 'documents');
  await run(copy, 'npm', 'run', 'protos');
  const tests = [
    `services/${name}`,
    'services/gateway/src',
    'tests/structure',
    'tests/deploy',
    'packages',
    'tools/src',
  ];
  await run(copy, 'npx', 'jest', '--selectProjects', 'unit', '--', ...tests);
}

void runMain(main);
