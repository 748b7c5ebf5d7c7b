import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError, conflict, notFound } from '@trackway/errors';
import { type Caller, createLogger, createMetrics, Health, IDENTITY_HEADER, InternalTokens } from '@trackway/runtime';
import { z } from 'zod';
import { listingQuery, pageQuery } from '../requests/pagination-schemas';
import { uuidParameter } from '../routes/path-parameters';
import { Reply, StreamReply } from '../routes/reply';
import { defineRoute } from '../routes/route';
import { createHttpApp } from './http-app';

export const ring = [{ kid: 'a', secret: randomBytes(32) }];
export const caller: Caller = {
  kind: 'user',
  id: randomUUID(),
  frameId: randomUUID(),
  scopes: ['projects:read', 'projects:write'],
};
const common = { tag: 'Things', summary: 'A thing' } as const;
export const path = '/things/:thing';

export const routes = [
  defineRoute({
    ...common,
    method: 'get',
    path,
    operationId: 'readThing',
    scope: 'projects:read',
    params: { thing: uuidParameter('thing') },
    response: { id: z.string() },
    failures: ['thing_model_not_found'],
    handle: async ({ params: { thing } }) => ({ id: thing }),
  }),
  defineRoute({
    ...common,
    method: 'get',
    path: '/old-things/:thing',
    operationId: 'readOldThing',
    deprecated: { since: '2026-12-01', sunset: '2028-12-01', replacement: 'Use readThing.' },
    scope: 'projects:read',
    params: { thing: uuidParameter('thing') },
    response: { id: z.string() },
    handle: async ({ params: { thing } }) => ({ id: thing }),
  }),
  defineRoute({
    ...common,
    method: 'get',
    path: '/versioned-things/:thing',
    operationId: 'readVersionedThing',
    scope: 'projects:read',
    params: { thing: uuidParameter('thing') },
    response: { id: z.string() },
    handle: async ({ params: { thing } }) => new Reply({ id: thing }, { headers: { ETag: '"1"' } }),
  }),
  defineRoute({
    ...common,
    method: 'get',
    path: '/things',
    operationId: 'listThings',
    scope: 'projects:read',
    query: pageQuery,
    response: { things: z.array(z.string()) },
    handle: async () => ({ things: [] }),
  }),
  defineRoute({
    ...common,
    method: 'post',
    path: '/things',
    operationId: 'createThing',
    scope: 'projects:write',
    body: z.strictObject({
      name: z.string().min(1),
      code: z.union([z.string().max(3), z.int()]).optional(),
      size: z.union([z.string(), z.int()]).optional(),
      inner: z
        .strictObject({ count: z.int(), ref: z.union([z.string(), z.int()]), all: z.array(z.int()).min(1) })
        .optional(),
    }),
    response: { name: z.string() },
    handle: async ({ body }) => new Reply({ name: body.name }, { headers: { ETag: '"1"' } }),
  }),
  defineRoute({
    ...common,
    method: 'delete',
    path,
    operationId: 'deleteThing',
    scope: 'forms:write',
    params: { thing: uuidParameter('thing') },
    response: null,
    handle: async () => new Reply(null),
  }),
  defineRoute({
    ...common,
    method: 'get',
    path: '/queries',
    operationId: 'listQueries',
    scope: 'projects:read',
    query: listingQuery([{ name: 'status', inputType: 'text' }]).extend({
      kind: z.enum(['a', 'b']).optional(),
      accessor: z.strictObject({ type: z.string() }).optional(),
    }),
    response: {},
    handle: async () => ({}),
  }),
  defineRoute({
    ...common,
    method: 'get',
    path: '/invalid-response',
    operationId: 'returnInvalid',
    scope: 'public',
    response: { valid: z.boolean() },
    handle: async () => ({ valid: 'no' }),
  }),
  defineRoute({
    ...common,
    method: 'get',
    path: '/errors/:kind',
    operationId: 'fail',
    scope: 'public',
    response: {},
    handle: async ({ request: { params } }) => {
      if (params['kind'] === 'conflict') throw conflict('Taken.', { code: ['Taken.'] });
      if (params['kind'] === 'range') {
        throw new AppError('unsatisfiable_range', 'unsatisfiable_range', 'x', {
          headers: { 'Content-Range': 'bytes */9' },
        });
      }
      if (params['kind'] === 'missing') throw notFound('thing');
      throw new Error('the password is hunter2');
    },
  }),
  defineRoute({
    ...common,
    method: 'get',
    path: '/stream',
    ignoresUnknownParameters: true,
    operationId: 'stream',
    scope: 'public',
    response: { mediaType: 'text/plain' },
    handle: async () => new StreamReply(Readable.from(['a', 'b']), { headers: { 'Content-Type': 'text/plain' } }),
  }),
];

/** Routes of all kinds, for tests. */
export const app = createHttpApp({
  service: 'test',
  routes,
  tokens: new InternalTokens(ring, 'projects'),
  health: new Health(),
  metrics: createMetrics('test'),
  logger: createLogger({ service: 'test', level: 'silent' }),
  checkResponses: true,
});

/** The headers of a service that calls for a user. */
export const as = (service: string, who: Caller = caller) => ({
  [IDENTITY_HEADER]: new InternalTokens(ring, service).sign(who),
});
