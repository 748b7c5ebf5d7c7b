// Cost of each policy of the gateway: npm run bench -- gateway/policies [rounds] [seconds]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeMachine } from '../harness/machine.ts';
import { tableOf } from '../harness/report.ts';
import { measureInTurns } from '../harness/rounds.ts';
import { freePort, RunningSubjects, type Subject, startSubject } from '../harness/subject.ts';
import { load } from '../harness/wrk.ts';
import { hs256Issuer } from './issuer.ts';
import { LOAD_CORE, SUBJECT_CORE, startGateway, startUpstream, TRACES } from './subjects.ts';

const TARGET = '/api/management/projects/0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee';

const NONE = 'none of them';

const STACKS: readonly (readonly [string, string])[] = [
  [NONE, ''],
  ['tokens, limits and metrics', 'tokens,limits,metrics'],
  ['without tokens', 'limits,metrics'],
  ['without limits', 'tokens,metrics'],
  ['without metrics', 'tokens,limits'],
  ['and a line of log a request', 'tokens,limits,metrics,logs'],
];

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 4);

async function main(): Promise<void> {
  const machine = describeMachine();
  const folder = mkdtempSync(path.join(tmpdir(), 'trackway-bench-'));
  const running = new RunningSubjects();
  const keep = (subject: Subject) => running.keep(subject);
  const issuer = hs256Issuer(folder);
  const secret = issuer.settings['TOKEN_SECRET'] ?? '';
  const startStack = async (name: string, policies: string): Promise<Subject> => {
    const port = await freePort();
    const program = path.join(import.meta.dirname, 'stack.mjs');
    const command = [process.execPath, program, String(port), `http://127.0.0.1:${upstream.port}`, secret, policies];
    return startSubject({ name, core: SUBJECT_CORE, command, port });
  };
  const upstream = keep(await startUpstream(folder));
  try {
    const subjects: Subject[] = [];
    for (const [name, policies] of STACKS) subjects.push(keep(await startStack(name, policies)));
    subjects.push(keep(await startGateway('the gateway as it is deployed', upstream, issuer)));
    subjects.push(keep(await startGateway('the same with traces, 1 in 100 kept', upstream, issuer, TRACES)));
    const script = path.join(import.meta.dirname, 'tokens.lua');
    const results = await measureInTurns(subjects, {
      rounds,
      seconds,
      progress: (line) => console.error(line),
      load: ({ port }, seconds) =>
        load({
          url: `http://127.0.0.1:${port}${TARGET}`,
          core: LOAD_CORE,
          seconds,
          connections: 32,
          script,
          scriptArguments: [issuer.file],
        }),
    });
    console.log(`${machine}; ${rounds} rounds of ${seconds} s in turn, HS256.\n`);
    console.log(tableOf(results, NONE));
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true });
  }
}

await main();
