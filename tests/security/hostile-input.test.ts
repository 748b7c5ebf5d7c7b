import { setTimeout as wait } from 'node:timers/promises';
import { type DocumentedOperation, NO_ID } from '../../tools/src/dev/openapi/documented-operations';
import { type Api, apiOf } from '../support/api';
import { system } from '../support/system';
import { documentedOperations } from './documented-operations';

const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf'];

/** Texts that readers, parsers and databases treat in different ways. */
const TEXTS = [
  ...INHERITED,
  '\u2028line\u2029',
  '\u0000',
  '\u0085\u000b\u000c',
  '\u202eabc\u2066',
  '\u00a0=1+1',
  "' OR 1=1 --",
  '{"$gt":""}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '9'.repeat(400),
  'e\u0301'.repeat(2_000),
];

const VALUES: readonly unknown[] = [...TEXTS, null, [], {}, [[]], -1, 1e308, 2 ** 53 + 2, true, { $gt: '' }];

const LONE_SURROGATE = '\\ud800';

const IN_PARALLEL = 8;

/** Thousands of requests; a loaded host needs minutes for them. */
const TIMEOUT_MS = 300_000;

interface Attempt {
  readonly operation: DocumentedOperation;
  readonly url: string;
  readonly body?: string;
}

interface Failure {
  readonly call: string;
  readonly sent: string | undefined;
  readonly status: number;
}

describe('hostile input', () => {
  let api: Api;
  let operations: readonly DocumentedOperation[];

  beforeAll(async () => {
    api = apiOf();
    operations = await documentedOperations();
    expect(operations.length).toBeGreaterThan(200);
  });

  const urlOf = ({ path }: DocumentedOperation, parameter = NO_ID, query = '') =>
    `${system.base_url}${path.replace(/\{\w+\}/g, encodeURIComponent(parameter))}${query}`;

  it(
    'as any member of a JSON body causes no server error',
    async () => {
      const attempts = operations.flatMap((operation) =>
        variantsOf(operation.sampleBody).map((body) => ({ operation, url: urlOf(operation), body })),
      );

      expect(attempts.length).toBeGreaterThan(1_000);
      expect(await failuresOf(api, attempts)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'as an unknown member, deep nesting or another JSON type causes no server error',
    async () => {
      const bodies = [
        ...INHERITED.map((name) => `{"${name}":1}`),
        ...INHERITED.map((name) => `{"items":[{"${name}":{"${name}":1}}],"name":{"${name}":1}}`),
        `{"name":${'['.repeat(6_000)}${']'.repeat(6_000)}}`,
        `${'{"a":'.repeat(6_000)}1${'}'.repeat(6_000)}`,
        '[]',
        'null',
        '"text"',
        '{"name":1',
        `{"name":"${LONE_SURROGATE}"}`,
      ];
      const attempts = operations
        .filter(({ sampleBody }) => sampleBody !== undefined)
        .flatMap((operation, index) =>
          share(bodies, index, 3).map((body) => ({ operation, url: urlOf(operation), body })),
        );

      expect(await failuresOf(api, attempts)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'as a path parameter causes no server error',
    async () => {
      const attempts = operations
        .filter(({ path }) => path.includes('{'))
        .flatMap((operation, index) =>
          share([...TEXTS, '.', '..', '%', 'x'.repeat(1_000)], index, 5).map((text) => ({
            operation,
            url: urlOf(operation, text),
            ...(operation.sampleBody === undefined ? {} : { body: '{}' }),
          })),
        );

      expect(await failuresOf(api, attempts)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'as a query parameter causes no server error',
    async () => {
      const attempts = operations
        .filter(({ method }) => method === 'GET')
        .flatMap((operation) => {
          const named = operation.query.flatMap((name, index) =>
            share(TEXTS, index, 5).flatMap((text) => [
              `?${name}=${encodeURIComponent(text)}`,
              `?${name}[${encodeURIComponent(text)}]=1`,
            ]),
          );
          const unnamed = INHERITED.map((name) => `?${name}=1`);
          return [...named, ...unnamed].map((query) => ({ operation, url: urlOf(operation, NO_ID, query) }));
        });

      expect(await failuresOf(api, attempts)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

/** One of `parts` shares of the values: operations and members take turns, so that all together get every value. */
function share<Value>(values: readonly Value[], index: number, parts: number): Value[] {
  return values.filter((_, at) => (at + index) % parts === 0);
}

/** The sample with one member replaced by a hostile value, for each member and some values. */
function variantsOf(sample: unknown): string[] {
  return leavesOf(sample).flatMap((path, index) =>
    share(VALUES, index, 10).map((value) => JSON.stringify(withValue(sample, path, value))),
  );
}

type Path = readonly string[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]));
}

function withValue(sample: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(sample) as Record<string, unknown>;
  const parent = path.slice(0, -1).reduce<Record<string, unknown>>((at, name) => at[name] as typeof at, copy);
  parent[path.at(-1) ?? ''] = value;
  return copy;
}

async function failuresOf(api: Api, attempts: readonly Attempt[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  const queue = [...attempts];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) failures.push(...(await execute(api, next)));
  };
  await Promise.all(Array.from({ length: IN_PARALLEL }, work));
  return failures.slice(0, 20);
}

async function execute(api: Api, { operation, url, body }: Attempt): Promise<Failure[]> {
  const failure = (status: number) => [{ call: `${operation.method} ${url}`, sent: body?.slice(0, 300), status }];
  const abort = new AbortController();
  const response = await fetch(url, {
    method: operation.method,
    redirect: 'manual',
    signal: abort.signal,
    headers: {
      ...(operation.isPublic ? {} : { authorization: `Bearer ${api.token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  // Streams of events do not end.
  await Promise.race([response.arrayBuffer(), wait(2_000, undefined, { ref: false })]);
  abort.abort();
  return response.status >= 500 ? failure(response.status) : [];
}
