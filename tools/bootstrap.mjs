// Entry point of every npm script. It runs on Node 20 or later without npm packages: it installs the packages, compiles, and
// runs `tools/dist/<folder>/<command>/main.js` with the pinned version of Node.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithAncestors } from './bootstrap/ancestors.mjs';
import { compile } from './bootstrap/compile.mjs';
import { buildConsole } from './bootstrap/console.mjs';
import { findNode } from './bootstrap/find-node.mjs';
import { withInstallLock } from './bootstrap/install-lock.mjs';
import { installPackages } from './bootstrap/packages.mjs';
import { linkPostgresLibraries } from './bootstrap/postgres-libraries.mjs';
import { findPrerequisites } from './bootstrap/prerequisites.mjs';
import { forwardSignals, ROOT, run } from './bootstrap/run.mjs';
import { UserError } from './bootstrap/user-error.mjs';

/**
 * `folder` is the audience: development, operations or trials. `servers` is true if the command starts PostgreSQL, Kafka and
 * MongoDB. `build` lists what must be compiled for it. `console` is true if the command runs the gateway.
 */
const COMMANDS = {
  start: { console: true, folder: 'dev', servers: true, build: [] },
  test: { console: true, folder: 'dev', servers: true, build: ['tools'] },
  servers: { folder: 'dev', servers: true, build: ['tools'] },
  setup: { folder: 'dev', servers: true, build: ['tools'] },
  bench: { console: true, folder: 'dev', servers: true, build: [] },
  fuzz: { console: true, folder: 'dev', servers: true, build: [] },
  alerts: { console: true, folder: 'trials', servers: true, build: [] },
  drills: { folder: 'trials', servers: true, build: ['tools'] },
  workflows: { folder: 'trials', servers: false, build: ['tools'] },
  releases: { console: true, folder: 'trials', servers: true, build: [] },
  'generated-service': { folder: 'trials', servers: true, build: [] },
  prove: { folder: 'trials', servers: true, build: [] },
  restarts: { console: true, folder: 'trials', servers: true, build: [] },
  undo: { folder: 'trials', servers: true, build: [] },
  cells: { console: true, folder: 'trials', servers: true, build: [] },
  mutation: { folder: 'dev', servers: false, build: ['tools'] },
  generate: { folder: 'dev', servers: false, build: ['tools'] },
  exchanges: { folder: 'dev', servers: false, build: ['tools'] },
  examples: { folder: 'dev', servers: false, build: ['tools'] },
  pictures: { folder: 'dev', servers: false, build: ['tools'] },
  'new-service': { folder: 'dev', servers: false, build: ['tools'] },
  pack: { folder: 'dev', servers: false, build: ['tools', 'packages/cli'] },
  dlq: { folder: 'ops', servers: false, build: ['tools'] },
  person: { folder: 'ops', servers: false, build: ['tools'] },
  frame: { folder: 'ops', servers: false, build: ['tools'] },
  backup: { folder: 'ops', servers: false, build: ['tools', 'packages/postgres', 'packages/mongo'] },
  'rebuild-read-model': { folder: 'ops', servers: false, build: ['tools', 'services/projects'] },
  status: { folder: 'dev', servers: false, build: ['tools'] },
  reset: { folder: 'dev', servers: false, build: ['tools'] },
  token: { folder: 'dev', servers: false, build: ['tools'] },
  logs: { folder: 'dev', servers: false, build: ['tools'] },
};

// kafkajs 2.2.4 sometimes sets a timeout in the past, for which Node 24 prints a warning.
const QUIET = '--disable-warning=TimeoutNegativeWarning';

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new UserError(`Node 20 or later is required (https://nodejs.org); this is ${process.version}.`);
  }
  const [name, ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) throw new UserError(`Unknown command "${name ?? ''}". Commands: ${Object.keys(COMMANDS).join(', ')}.`);
  forwardSignals();
  endWithAncestors();
  // Services and tests start sooner with code that was compiled before.
  const cache = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(ROOT, '.local', 'compile-cache') };
  const env = { ...process.env, ...cache, ...(command.servers ? await findPrerequisites() : {}) };
  const node = await withInstallLock(async () => {
    await installPackages();
    linkPostgresLibraries();
    // The complete run compiles as one of its steps. A single step needs compiled code.
    await compile(name === 'test' && args.includes('--only') ? [] : command.build);
    if (command.console) await buildConsole();
    if (command.servers) await installServers(env);
    return findNode();
  });
  if (name === 'setup') return;
  const main = `tools/dist/${command.folder}/${name}/main.js`;
  if (!existsSync(join(ROOT, main))) throw new UserError(`This version has no command "${name}".`);
  process.exitCode = await run(node, [QUIET, main, ...args], { env, tied: true });
}

async function installServers(env) {
  const code = await run(findNode(), ['tools/dist/dev/setup/main.js'], { env });
  if (code !== 0) throw new UserError('Nothing was started.');
}

main().catch((error) => {
  process.stderr.write(`${error instanceof UserError ? error.message : error.stack}\n`);
  process.exit(1);
});
