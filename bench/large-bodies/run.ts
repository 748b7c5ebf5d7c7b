// The longest time for which one request of up to 1 MB blocks the event loop of a service, beside JSON.parse of such a body.
// `npm run bench -- large-bodies [attempts] [each nth body]`. Needs TEST_CONNECTION.
import { createRequire } from 'node:module';
import type { DocumentedOperation, OpenApiDocument } from '@trackway/testkit';
import { describeMachine } from '../harness/machine.ts';
import { median } from '../harness/statistics.ts';
import { type Connection, readConnection, tokenOf } from '../search/connection.ts';
import { type Body, listsOfObjects, longLists, unknownMembers } from './bodies.ts';

const { NO_ID, operationsOf } = createRequire(import.meta.url)(
  '@trackway/testkit',
) as typeof import('@trackway/testkit');

/** Other requests use the same processes, so the shortest of several measurements counts. */
const [attempts = 6, nth = 1] = process.argv.slice(2).map(Number);
const LONGEST = 10;
/** CPU time for which a request may block an event loop, divided by that of the peer. */
const TARGET = 6.7;

interface Blocked {
  readonly service: string;
  readonly seconds: number;
}

/** Usage by service: the longest lag of the event loop since the last reading, and the CPU time since the start. */
type Usage = ReadonlyMap<string, { readonly lag: number; readonly cpu: number }>;

async function main(): Promise<void> {
  const connection = readConnection();
  const token = tokenOf(connection, NO_ID);
  process.stdout.write(`${describeMachine()}\n`);
  const measured: { operation: string; shape: string; service: string; ratio: number }[] = [];
  const sent = new Set<string>();
  let last = await readUsage(connection);
  for (const [parser, operation] of await operationsWithBodies(connection)) {
    for (const [shape, text] of bodiesOf(operation)) {
      if (sent.has(`${parser} ${shape}`)) continue;
      sent.add(`${parser} ${shape}`);
      if (sent.size % nth !== 0) continue;
      const body = text();
      let shortest = { service: '', ratio: Number.POSITIVE_INFINITY };
      for (let attempt = 0; attempt < attempts && shortest.ratio > TARGET / 2; attempt += 1) {
        const parsing = secondsToParse();
        await send(connection, token, operation, body);
        const usage = await readUsage(connection);
        const { service, seconds } = longestBlocked(last, usage);
        last = usage;
        if (seconds / parsing < shortest.ratio) shortest = { service, ratio: seconds / parsing };
      }
      measured.push({ operation: operation.id, shape, ...shortest });
    }
  }
  const longest = measured.sort((a, b) => b.ratio - a.ratio).slice(0, LONGEST);
  for (const { operation, shape, service, ratio } of longest) {
    process.stdout.write(`${operation}, ${shape}, in ${service}: ${ratio.toFixed(1)} × JSON.parse\n`);
  }
  process.stdout.write(`${measured.length} bodies; longest ÷ JSON.parse: ${longest[0]?.ratio.toFixed(2)}\n`);
}

/** Operations that accept JSON, with the parser of their bodies. */
async function operationsWithBodies({ services }: Connection): Promise<(readonly [string, DocumentedOperation])[]> {
  const documents = Object.entries(services).map(async ([service, { http }]) => {
    const response = await fetch(`${http}/openapi.json`);
    return operationsOf((await response.json()) as OpenApiDocument).map(
      (one) => [one.path.startsWith('/scim/') ? 'SCIM' : service, one] as const,
    );
  });
  const all = (await Promise.all(documents)).flat().filter(([, { sampleBody }]) => sampleBody !== undefined);
  // The document of the gateway has the operations of all services.
  const own = new Map(all.map((one) => [one[1].id, one]));
  return [...own.values()];
}

/** A service has one parser for members and lists of the same name, so each kind of body is sent once to it. */
function bodiesOf({ sampleBody }: DocumentedOperation): Body[] {
  return [...unknownMembers(sampleBody), ...listsOfObjects(sampleBody), ...longLists(sampleBody)];
}

async function send({ base_url }: Connection, token: string, operation: DocumentedOperation, body: string) {
  const response = await fetch(`${base_url}${operation.path.replace(/\{\w+\}/g, NO_ID)}`, {
    method: operation.method,
    headers: {
      'content-type': 'application/json',
      ...(operation.isPublic ? {} : { authorization: `Bearer ${token}` }),
    },
    body,
  });
  await response.arrayBuffer();
}

/** An event loop is blocked for at most its lag, and for at most the CPU time of its process. */
function longestBlocked(before: Usage, after: Usage): Blocked {
  const blocked = [...after].map(([service, { lag, cpu }]) => ({
    service,
    seconds: Math.min(lag, cpu - (before.get(service)?.cpu ?? 0)),
  }));
  return blocked.reduce((longest, one) => (one.seconds > longest.seconds ? one : longest));
}

/** Reading the metrics resets the lag. */
async function readUsage({ services }: Connection): Promise<Usage> {
  const read = Object.entries(services).map(async ([service, { operations }]) => {
    const metrics = await (await fetch(`${operations}/metrics`)).text();
    const lag = metricOf(metrics, 'nodejs_eventloop_lag_max_seconds');
    return [service, { lag, cpu: metricOf(metrics, 'process_cpu_seconds_total') }] as const;
  });
  return new Map(await Promise.all(read));
}

function metricOf(metrics: string, name: string): number {
  const value = Number(new RegExp(`^${name}\\S* (\\S+)$`, 'm').exec(metrics)?.[1]);
  if (Number.isNaN(value)) throw new Error(`The service does not export ${name}.`);
  return value;
}

const PEER = JSON.stringify(
  Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`member${index}`, index])),
);

/** CPU seconds of the peer: JSON.parse of an object with 50,000 members; the median of three. */
function secondsToParse(): number {
  const seconds = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage();
    JSON.parse(PEER);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  });
  return median(seconds);
}

await main();
