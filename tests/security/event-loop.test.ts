import { type Api, apiOf } from '../support/api';
import { eventually } from '../support/eventually';
import { system } from '../support/system';
import { type DocumentedOperation, documentedOperations, NO_ID } from './documented-operations';
import { type Body, listsOfObjects, longLists, unknownMembers } from './large-bodies';

/** CPU time for which one request of up to 1 MB may block the event loop of a service, on the reference host. */
const MAX_BLOCKED_SECONDS = 0.1;
/** CPU time of `parseReference` on the reference host. */
const REFERENCE_SECONDS = 0.015;
/** Other requests use the same processes, so one measurement is not sufficient. */
const MAX_ATTEMPTS = 6;
/** The speed of the host is measured again after this time, because a measurement takes longer than a request. */
const SPEED_VALID_MS = 5_000;
const TIMEOUT_MS = 600_000;
/** All searches have the same parser, so each of their lists is sent once. */
const IN_EVERY_SEARCH = /^(filters|filter_groups|sorting)\b/;

interface Blocked {
  readonly service: string;
  readonly seconds: number;
  /** For the speed of the host at this time. */
  readonly limit: number;
}

/** Usage by service: the longest lag of the event loop since the last reading, and the CPU time since the start. */
type Usage = ReadonlyMap<string, { readonly lag: number; readonly cpu: number }>;

describe('a request of up to 1 MB', () => {
  let api: Api;
  let operations: readonly DocumentedOperation[];
  let last: Usage;
  let measured = { limit: MAX_BLOCKED_SECONDS, at: 0 };

  beforeAll(async () => {
    api = apiOf();
    // The gateway reads the documents of the services after its start.
    operations = await eventually(async () => {
      const found = (await documentedOperations()).filter(({ sampleBody }) => sampleBody !== undefined);
      expect(found.length).toBeGreaterThan(80);
      return found;
    });
    last = await readUsage();
  });

  it(
    'does not block the event loop of any service',
    async () => {
      const tooLong: object[] = [];
      const sent = new Set<string>();
      for (const operation of operations) {
        const bodies = bodiesOf(operation).filter(([shape]) => !(IN_EVERY_SEARCH.test(shape) && sent.has(shape)));
        for (const [shape] of bodies) sent.add(shape);
        if (!(await mayBlock(operation, bodies))) continue;
        for (const [shape, body] of bodies) {
          const blocked = await blockedBy(() => send(api, operation, body));
          if (blocked.seconds > blocked.limit) tooLong.push({ operation: operation.id, shape, ...blocked });
        }
      }

      expect(tooLong).toEqual([]);
    },
    TIMEOUT_MS,
  );

  /** True if an event loop was blocked while all bodies were sent, by one of them or by other requests. */
  async function mayBlock(operation: DocumentedOperation, bodies: readonly Body[]): Promise<boolean> {
    for (const [, body] of bodies) await send(api, operation, body);
    const usage = await readUsage();
    const { seconds } = longestBlocked(last, usage);
    last = usage;
    return seconds > MAX_BLOCKED_SECONDS;
  }

  /** The shortest of several measurements, each with the speed of the host at its time, which varies. */
  async function blockedBy(request: () => Promise<void>): Promise<Blocked> {
    let shortest: Blocked = { service: '', seconds: Number.POSITIVE_INFINITY, limit: MAX_BLOCKED_SECONDS };
    for (let attempt = 0; attempt < MAX_ATTEMPTS && shortest.seconds > shortest.limit; attempt += 1) {
      await request();
      const usage = await readUsage();
      const longest = longestBlocked(last, usage);
      last = usage;
      const limit = longest.seconds > MAX_BLOCKED_SECONDS ? currentLimit() : MAX_BLOCKED_SECONDS;
      if (longest.seconds / limit < shortest.seconds / shortest.limit) shortest = { ...longest, limit };
    }
    return shortest;
  }

  function currentLimit(): number {
    if (Date.now() - measured.at > SPEED_VALID_MS) measured = { limit: limitOfHost(), at: Date.now() };
    return measured.limit;
  }
});

/** The framework checks unknown members and the number of objects, so one operation of each resource is enough for them. */
function bodiesOf({ method, path, sampleBody }: DocumentedOperation): Body[] {
  const isCreation = method === 'POST' && !path.includes('{');
  const ofFramework = isCreation ? [...unknownMembers(sampleBody), ...listsOfObjects(sampleBody)] : [];
  return [...ofFramework, ...longLists(sampleBody)];
}

async function send(api: Api, { method, path, isPublic }: DocumentedOperation, body: string): Promise<void> {
  const response = await fetch(`${system.base_url}${path.replace(/\{\w+\}/g, NO_ID)}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(isPublic ? {} : { authorization: `Bearer ${api.token}` }),
    },
    body,
  });
  await response.arrayBuffer();
}

/** An event loop is blocked for at most its lag, and for at most the CPU time of its process. */
function longestBlocked(before: Usage, after: Usage): Omit<Blocked, 'limit'> {
  const blocked = [...after].map(([service, { lag, cpu }]) => ({
    service,
    seconds: Math.min(lag, cpu - (before.get(service)?.cpu ?? 0)),
  }));
  return blocked.reduce((longest, one) => (one.seconds > longest.seconds ? one : longest));
}

/** Reading the metrics resets the lag. */
async function readUsage(): Promise<Usage> {
  const read = Object.entries(system.services).map(async ([service, { operations }]) => {
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

function limitOfHost(): number {
  return MAX_BLOCKED_SECONDS * Math.max(1, parseReference() / REFERENCE_SECONDS);
}

/** CPU seconds that this host needs to parse an object of 50,000 members; the median of nine. */
function parseReference(): number {
  const text = JSON.stringify(
    Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`member${index}`, index])),
  );
  const seconds = Array.from({ length: 9 }, () => {
    const start = process.cpuUsage();
    JSON.parse(text);
    const { user, system: kernel } = process.cpuUsage(start);
    return (user + kernel) / 1e6;
  });
  return seconds.sort((a, b) => a - b)[4] ?? 0;
}
