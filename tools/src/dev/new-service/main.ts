import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runMain } from '../../process/run-main';
import { StartFailure } from '../../process/start-failure';
import { generateProtoTypes, PROTO_TYPES_FOLDER } from '../generate/proto-types';
import { REPOSITORY } from '../servers/config';
import { parseNewService } from './arguments';
import { chartEdits, chartFiles } from './chart-files';
import { codeEdits } from './code-edits';
import { composeEdit } from './compose-edit';
import { templateFiles } from './template-files';

const EDITS = { ...codeEdits, ...chartEdits, 'docker-compose.yml': composeEdit };

/** `npm run new-service -- <name>`: generates a service that starts, and changes every file that lists services. */
async function main(): Promise<undefined> {
  const service = parseNewService(process.argv.slice(2));
  const { name } = service;
  const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
  const files = new Map([
    ...templateFiles(service, REPOSITORY),
    ...chartFiles(service, read),
    ...Object.entries(EDITS).map(([file, edit]): [string, string] => [file, edit(read(file), service)]),
  ]);
  for (const [file, text] of files) write(file, text);
  for (const [chart, library] of [
    [name, 'common'],
    ['trackway', name],
  ] as const)
    linkChart(chart, library);
  await generateProtoTypes(PROTO_TYPES_FOLDER);
  derive([...files.keys()]);
  process.stdout.write(`The service ${name} is in services/${name}. Next: docs/how-to/add-a-service.md\n`);
}

function write(file: string, text: string): void {
  const path = join(REPOSITORY, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function linkChart(chart: string, library: string): void {
  const folder = join(REPOSITORY, 'deploy', 'helm', chart, 'charts');
  mkdirSync(folder, { recursive: true });
  symlinkSync(`../../${library}`, join(folder, library));
}

/** Everything that is generated from code, by the commands that also update it later. */
function derive(files: readonly string[]): void {
  const sources = files.filter((file) => /\.(ts|js|cjs|json)$/.test(file));
  run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund');
  run('npm', 'run', 'generate');
  // The schemas of chart values are made from the compiled settings of every service.
  run('npx', 'tsc', '-b');
  run('node', 'deploy/helm/make-schemas.mjs');
  run('node', 'deploy/observability/make-dashboards.mjs');
  run('npx', 'biome', 'check', '--write', ...sources, 'deploy/helm', 'deploy/observability');
  const settings = ['jest', '--selectProjects', 'unit', '--', 'tests/deploy/settings-page'];
  run('env', 'UPDATE_DOCUMENTS=1', 'npx', ...settings);
}

function run(command: string, ...args: readonly string[]): void {
  process.stdout.write(`${[command, ...args].join(' ').slice(0, 100)}\n`);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: REPOSITORY, encoding: 'utf8' });
  if (status !== 0) throw new StartFailure(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`);
}

void runMain(main);
