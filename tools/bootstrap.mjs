// What every npm script begins with. It runs on any Node from 20 on and on nothing that npm installs: it installs the
// packages, compiles, and hands over to `tools/dist/<command>/main.js` under the Node that the project pins.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithAncestors } from './bootstrap/ancestors.mjs';
import { compile } from './bootstrap/compile.mjs';
import { findNode } from './bootstrap/find-node.mjs';
import { withInstallLock } from './bootstrap/install-lock.mjs';
import { installPackages } from './bootstrap/packages.mjs';
import { linkPostgresLibraries } from './bootstrap/postgres-libraries.mjs';
import { findPrerequisites } from './bootstrap/prerequisites.mjs';
import { Refusal } from './bootstrap/refusal.mjs';
import { forwardSignals, ROOT, run } from './bootstrap/run.mjs';

/** `servers` are the commands that start PostgreSQL, Kafka and MongoDB; `build` is what must be compiled for the command. */
const COMMANDS = {
  start: { servers: true, build: [] },
  test: { servers: true, build: ['tools'] },
  servers: { servers: true, build: ['tools'] },
  setup: { servers: true, build: ['tools'] },
  bench: { servers: true, build: [] },
  fuzz: { servers: true, build: [] },
  'try-alerts': { servers: true, build: [] },
  'try-neighbours': { servers: true, build: [] },
  'try-restarts': { servers: true, build: [] },
  generate: { servers: false, build: ['tools'] },
  dlq: { servers: false, build: ['tools'] },
  person: { servers: false, build: ['tools'] },
  frame: { servers: false, build: ['tools'] },
  backup: { servers: false, build: ['tools', 'packages/postgres', 'packages/mongo'] },
  'rebuild-read-model': { servers: false, build: ['tools', 'services/projects'] },
  status: { servers: false, build: ['tools'] },
  reset: { servers: false, build: ['tools'] },
  token: { servers: false, build: ['tools'] },
  logs: { servers: false, build: ['tools'] },
};

// kafkajs 2.2.4 sets a timeout in the past now and then, which Node 24 takes amiss.
const QUIET = '--disable-warning=TimeoutNegativeWarning';

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Refusal(`Node 20 or later is needed (https://nodejs.org), and this is ${process.version}.`);
  }
  const [name, ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) throw new Refusal(`"${name ?? ''}" is no command. There are: ${Object.keys(COMMANDS).join(', ')}.`);
  forwardSignals();
  endWithAncestors();
  const env = { ...process.env, ...(command.servers ? await findPrerequisites() : {}) };
  const node = await withInstallLock(async () => {
    await installPackages();
    linkPostgresLibraries();
    // All steps together compile by themselves, as one that can fail; a single one finds everything compiled.
    await compile(name === 'test' && args.includes('--only') ? [] : command.build);
    if (command.servers) await installServers(env);
    return findNode();
  });
  if (name === 'setup') return;
  if (!existsSync(join(ROOT, 'tools', 'dist', name, 'main.js'))) throw new Refusal(`This version has no "${name}".`);
  process.exitCode = await run(node, [QUIET, `tools/dist/${name}/main.js`, ...args], { env, tied: true });
}

async function installServers(env) {
  const code = await run(findNode(), ['tools/dist/setup/main.js'], { env });
  if (code !== 0) throw new Refusal('Nothing was started.');
}

main().catch((error) => {
  process.stderr.write(`${error instanceof Refusal ? error.message : error.stack}\n`);
  process.exit(1);
});
