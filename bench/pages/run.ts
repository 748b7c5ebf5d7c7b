// Pages of complete projects beside GET /me. `npm run bench -- pages [projects] [rounds] [requests]`. Needs TEST_CONNECTION.
import { describeMachine } from '../harness/machine.ts';
import { median, quantile } from '../harness/statistics.ts';
import { SystemProcesses } from '../harness/system-processes.ts';
import { readConnection as readServers } from '../import/system.ts';
import { readConnection } from '../search/connection.ts';
import { Api } from './api.ts';
import { prepareTenant } from './tenant.ts';

const [projects = 20_000, rounds = 5, requests = 200] = process.argv.slice(2).map(Number);
const BASE = 'GET /me';
const include = 'include=completed_percentage,ancestors';

type Send = (api: Api, id: string) => Promise<string>;

const subjects: Readonly<Record<string, Send>> = {
  [BASE]: (api) => api.send('GET', '/me'),
  'page of 1': (api) => api.send('GET', `/projects?perPage=1&${include}`),
  'page of 30': (api) => api.send('GET', `/projects?perPage=30&${include}`),
  'page of 100': (api) => api.send('GET', `/projects?perPage=100&${include}`),
  'page of 30, only id and name': (api) => api.send('GET', '/projects?perPage=30&fields=name'),
  'page of 30, only answers': (api) => api.send('GET', '/projects?perPage=30&fields=form_answers'),
  'one project by id': (api, id) => api.send('GET', `/projects/${id}?${include}`),
};

interface Round {
  readonly times: readonly number[];
  /** Milliseconds of CPU for each request, by process. */
  readonly cpu: ReadonlyMap<string, number>;
}

const total = ({ cpu }: Round) => [...cpu.values()].reduce((sum, ms) => sum + ms, 0);

async function main(): Promise<void> {
  const connection = { ...readServers(), ...readConnection() };
  const tenant = await prepareTenant(connection, projects);
  const api = new Api(connection, tenant.frameId);
  process.stdout.write(`${describeMachine()}\n${projects} projects, ${rounds} rounds of ${requests} requests\n`);
  const measured = new Map<string, Round[]>(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, send] of Object.entries(subjects)) {
      const one = await measure(connection.state_folder, (n) => send(api, tenant.projectIds.at(-1 - (n % 30)) ?? ''));
      if (round > 0) measured.get(name)?.push(one);
    }
  }
  process.stdout.write(`\n${tableOf(measured)}\n\n${tableOfProcesses(measured)}\n`);
}

async function measure(stateFolder: string, send: (turn: number) => Promise<string>): Promise<Round> {
  const processes = new SystemProcesses(stateFolder);
  const times: number[] = [];
  for (let turn = 0; turn < requests; turn += 1) {
    const start = performance.now();
    await send(turn);
    times.push(performance.now() - start);
  }
  return { times, cpu: new Map(processes.usage().map(({ name, cpu }) => [name, (cpu * 1_000) / requests])) };
}

function tableOf(measured: ReadonlyMap<string, readonly Round[]>): string {
  const base = measured.get(BASE) ?? [];
  const p50 = (round: Round | undefined) => median(round?.times ?? []);
  const lines = [...measured].map(([name, own]) => {
    const ratio = (of: (round: Round) => number) =>
      median(own.map((round, index) => of(round) / of(base[index] as Round))).toFixed(2);
    const all = own.flatMap(({ times }) => times);
    const at = (share: number) => quantile(all, share).toFixed(1);
    return [name, median(own.map(total)).toFixed(2), ratio(total), at(0.5), at(0.99), ratio(p50)];
  });
  const head = ['request', 'CPU ms', `CPU ÷ ${BASE}`, 'p50 ms', 'p99 ms', `p50 ÷ ${BASE}`];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Milliseconds of CPU for each request, by process. */
function tableOfProcesses(measured: ReadonlyMap<string, readonly Round[]>): string {
  const names = [...([...measured.values()][0]?.[0]?.cpu.keys() ?? [])];
  const lines = [...measured].map(([request, own]) => [
    request,
    ...names.map((name) => median(own.map(({ cpu }) => cpu.get(name) ?? 0)).toFixed(2)),
  ]);
  const head = ['CPU ms', ...names];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

await main();
