import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { conflict, notFound } from '@trackway/errors';
import {
  type Caller,
  createLogger,
  createMetrics,
  Health,
  IDENTITY_HEADER,
  InternalTokens,
  readConsistencyTokens,
} from '@trackway/runtime';
import request from 'supertest';
import { z } from 'zod';
import { listingQuery, pageQuery } from '../requests/pagination-schemas';
import { uuidParameter } from '../routes/path-parameters';
import { Reply, StreamReply } from '../routes/reply';
import { defineRoute } from '../routes/route';
import { createHttpApp } from './http-app';

const ring = [{ kid: 'a', secret: randomBytes(32) }];
const caller: Caller = {
  kind: 'user',
  id: randomUUID(),
  frameId: randomUUID(),
  scopes: ['projects:read', 'projects:write'],
};
const common = { tag: 'Things', summary: 'A thing' } as const;
const path = '/things/:thing';

const routes = [
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

const app = createHttpApp({
  service: 'test',
  routes,
  tokens: new InternalTokens(ring, 'projects'),
  health: new Health(),
  metrics: createMetrics('test'),
  logger: createLogger({ service: 'test', level: 'silent' }),
  checkResponses: true,
});

const as = (service: string, who: Caller = caller) => ({
  [IDENTITY_HEADER]: new InternalTokens(ring, service).sign(who),
});

describe('a route', () => {
  it('returns its result with response: true first', async () => {
    const id = randomUUID();

    const { status, body } = await request(app).get(`/things/${id}`).set(as('gateway'));

    expect({ status, body }).toEqual({ status: 200, body: { response: true, id } });
  });

  it('has Deprecation and Sunset if it is deprecated, also for errors', async () => {
    const found = await request(app).get(`/old-things/${randomUUID()}`).set(as('gateway'));
    const missing = await request(app).get('/old-things/42').set(as('gateway'));
    const current = await request(app).get(`/things/${randomUUID()}`).set(as('gateway'));

    const expected = { deprecation: '@1796083200', sunset: 'Fri, 01 Dec 2028 00:00:00 GMT' };
    expect([found.status, missing.status]).toEqual([200, 404]);
    expect(found.headers).toMatchObject(expected);
    expect(missing.headers).toMatchObject(expected);
    expect(current.headers).not.toHaveProperty('deprecation');
  });

  it('has a body although the version is known, because related data changes without it', async () => {
    const known = { ...as('gateway'), 'if-none-match': '"1"' };

    const { status, body } = await request(app).get(`/versioned-things/${caller.id}`).set(known);

    expect({ status, body }).toEqual({ status: 200, body: { response: true, id: caller.id } });
  });

  it('responds 401 without an identity, or with one that the gateway did not sign', async () => {
    for (const headers of [{}, as('forms'), { [IDENTITY_HEADER]: 'x' }]) {
      const rejected = await request(app).get(`/things/${randomUUID()}`).set(headers);
      expect(rejected).toMatchObject({ status: 401, body: { response: false, message: 'unauthenticated' } });
      expect(rejected.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it('responds 403 and names the missing scope', async () => {
    const rejected = await request(app).delete(`/things/${randomUUID()}`).set(as('gateway'));

    expect(rejected).toMatchObject({ status: 403, body: { message: 'forbidden', required_scope: 'forms:write' } });
  });

  it('responds 404 for a malformed id', async () => {
    const rejected = await request(app).get('/things/42').set(as('gateway'));

    expect(rejected).toMatchObject({ status: 404, body: { message: 'thing_model_not_found' } });
    expect(rejected.body.error).toBe('There is no thing with the id `42`. The id of this resource is a UUID.');
  });

  it('names the methods that a path accepts', async () => {
    const rejected = await request(app).put('/things').set(as('gateway'));

    expect(rejected).toMatchObject({ status: 405, body: { message: 'method_not_allowed' } });
    expect(rejected.body.error).toBe(`This path does not accept PUT. Use ${rejected.headers['allow']}.`);
  });

  it('rejects filters of a listing without filters, except trashed', async () => {
    const rejected = await request(app).get('/things?filter[name]=x').set(as('gateway'));

    expect(rejected).toMatchObject({ status: 422, body: { message: 'validation_error' } });
    expect(await request(app).get('/things?filter[trashed]=with').set(as('gateway'))).toMatchObject({ status: 200 });
  });

  it.each([
    ['/things?per_page=1', 'per_page', 'Unknown parameter `per_page`. Did you mean `perPage`?'],
    ['/things?sort=-name', 'sort', 'Unknown parameter `sort`. Known parameters: `page`, `perPage`, `filter[trashed]`.'],
    ['/things?sort[name]=asc', 'sort[name]', expect.stringContaining('Known parameters')],
    ['/invalid-response?x', 'x', 'Unknown parameter `x`. This operation has no query parameters.'],
    ['/queries?stats=1', 'stats', 'Unknown parameter `stats`. Did you mean `filter[status]`?'],
    ['/queries?accessor[typ]=x', 'accessor[typ]', 'Unknown parameter `accessor[typ]`. Did you mean `accessor[type]`?'],
  ])('rejects the unknown parameter of %s', async (url, name, text) => {
    const { status, body } = await request(app).get(url).set(as('gateway'));

    expect({ status, ...body }).toMatchObject({
      status: 422,
      message: 'unknown_parameter',
      error: text,
      validation: { [name]: [text] },
    });
  });

  it('rejects a member of the body that was sent in the query', async () => {
    const { status, body } = await request(app).post('/things?name=x').set(as('gateway')).send({ name: 'x' });

    expect([status, body.error]).toEqual([422, 'Unknown parameter `name`. Send `name` in the body.']);
  });

  it('rejects a scalar parameter that is repeated, but not pages and filters', async () => {
    const repeated = await request(app).get('/queries?kind=a&kind=b').set(as('gateway'));
    const allowed = await request(app)
      .get('/queries?page=1&page=2&filter[status]=1&filter[status]=2')
      .set(as('gateway'));

    expect(repeated).toMatchObject({
      status: 422,
      body: {
        message: 'validation_errors',
        validation: { kind: ['The parameter `kind` was sent 2 times. Send it once.'] },
      },
    });
    expect(allowed.status).toBe(200);
  });

  it('accepts any parameter on links that people open', async () => {
    expect((await request(app).get('/stream?utm_source=mail')).status).toBe(200);
  });

  it('suggests the nearest member of a body', async () => {
    const { body } = await request(app)
      .post('/things')
      .set(as('gateway'))
      .send({ nam: 'x', inner: { cuont: 1 } });

    expect(body.validation).toMatchObject({
      nam: ['This field is not known here. Did you mean `name`?'],
      'inner.cuont': ['This field is not known here. Did you mean `count`?'],
    });
  });

  it('reports the position of a JSON syntax error', async () => {
    const { status, body } = await request(app)
      .post('/things')
      .set({ ...as('gateway'), 'content-type': 'application/json' })
      .send('{"name": oops}');

    expect([status, body.error]).toEqual([400, expect.stringContaining('line 1, column 10: expected a value')]);
  });

  it('suggests similar paths for an unknown path', async () => {
    const { body } = await request(app).get('/thing');

    expect(body.error).toBe('There is no GET /thing. Similar paths: `/things`, `/things/{thing}`.');
  });

  it('links an error to its entry in the documentation', async () => {
    const relative = await request(app).get('/thing');
    const absolute = await request(app)
      .get('/thing')
      .set({ 'x-forwarded-host': 'api.example.org', 'x-forwarded-proto': 'https' });

    expect(relative.body.doc_url).toBe('/docs/errors#route_not_found');
    expect(absolute.body.doc_url).toBe('https://api.example.org/docs/errors#route_not_found');
  });

  it('returns a consistency token for changes only', async () => {
    const written = await request(app).post('/things').set(as('gateway')).send({ name: 'x' });
    const read = await request(app).get(`/things/${randomUUID()}`).set(as('gateway'));
    const rejected = await request(app).post('/things').set(as('gateway')).send({});

    expect(readConsistencyTokens(String(written.headers['x-consistency-token']))[0]).toEqual({
      service: 'test',
      events: [],
    });
    for (const { headers } of [read, rejected]) expect(headers['x-consistency-token']).toBeUndefined();
  });

  it('reports every invalid field, including nested fields', async () => {
    const rejected = await request(app)
      .post('/things')
      .set(as('gateway'))
      .send({ code: 'long', size: true, inner: { count: 'x', odd: 1, all: [] }, surprise: 1 });

    expect(rejected.status).toBe(422);
    expect(rejected.body.validation).toEqual({
      name: ['This field is required.'],
      code: ['Must have at most 3 characters.'],
      size: ['Must be a text. Or: Must be a number.'],
      'inner.count': ['Must be a number.'],
      'inner.ref': ['This field is required.'],
      'inner.all': ['Must have 1 or more entries.'],
      'inner.odd': ['This field is not known here.'],
      surprise: ['This field is not known here.'],
    });
  });

  it.each([
    ['{"name"', 'application/json', 400, 'malformed_body'],
    ['name=x', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    [JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'application/json', 413, 'payload_too_large'],
  ])('rejects an unreadable body (%#)', async (sent, type, status, message) => {
    const rejected = await request(app).post('/things').set(as('gateway')).set('content-type', type).send(sent);

    expect(rejected).toMatchObject({ status, body: { message } });
  });

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf'])(
    'rejects the unknown member %s like any other',
    async (name) => {
      const sent = `{"name":"x","inner":{"${name}":1},"${name}":1}`;
      const rejected = await request(app).post('/things').set(as('gateway')).type('json').send(sent);

      expect(rejected.status).toBe(422);
      expect(Object.keys(rejected.body.validation)).toEqual(expect.arrayContaining([name, `inner.${name}`]));
    },
  );

  it('rejects a body that is nested too deeply, with the path', async () => {
    const deep = `${'['.repeat(6_000)}${']'.repeat(6_000)}`;
    const rejected = await request(app).post('/things').set(as('gateway')).type('json').send(`{"name":${deep}}`);

    expect(rejected.status).toBe(422);
    expect(Object.keys(rejected.body.validation)[0]).toMatch(/^name(\.0)+$/);
  });

  it.each(['utf-16le', 'utf-32', 'iso-8859-1'])('rejects JSON in the charset %s', async (charset) => {
    const rejected = request(app)
      .post('/things')
      .set(as('gateway'))
      .set('content-type', `application/json; charset=${charset}`);
    rejected.write(Buffer.from('{"name":"x"}', 'utf16le'));

    expect(await rejected).toMatchObject({ status: 415, body: { message: 'unsupported_media_type' } });
  });

  it('rejects bytes that are not UTF-8', async () => {
    const rejected = request(app).post('/things').set(as('gateway')).type('json');
    rejected.write(Buffer.from('{"name":"Jos\xe9"}', 'latin1'));

    expect(await rejected).toMatchObject({ status: 400, body: { message: 'malformed_body' } });
  });

  it('responds 500 instead of an undocumented response', async () => {
    expect(await request(app).get('/invalid-response')).toMatchObject({
      status: 500,
      body: { message: 'server_error' },
    });
  });

  it('streams bytes', async () => {
    const { text, headers } = await request(app).get('/stream');

    expect(text).toBe('ab');
    expect(headers['content-type']).toBe('text/plain');
  });
});

describe('errors', () => {
  it('have a common format, with the request id', async () => {
    const rejected = await request(app).get('/errors/conflict').set('x-request-id', 'mine');

    expect(rejected.status).toBe(409);
    expect(rejected.body).toEqual({
      response: false,
      message: 'conflict',
      error: 'Taken.',
      doc_url: '/docs/errors#conflict',
      validation: { code: ['Taken.'] },
      request_id: 'mine',
    });
  });

  it('hide internal details', async () => {
    const rejected = await request(app).get('/errors/other');

    expect(rejected.status).toBe(500);
    expect(JSON.stringify(rejected.body)).not.toContain('hunter2');
  });

  it('distinguish unknown paths from unsupported methods', async () => {
    expect(await request(app).get('/nothing')).toMatchObject({ status: 404, body: { message: 'route_not_found' } });
    const rejected = await request(app).put('/things');
    expect(rejected).toMatchObject({ status: 405, body: { message: 'method_not_allowed' } });
    expect(rejected.headers['allow']).toBe('GET, POST');
  });
});

describe('the OpenAPI document', () => {
  it('has the schemas that validate requests', async () => {
    const { body } = await request(app).get('/openapi.json');

    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual([
      '/things/{thing}',
      '/old-things/{thing}',
      '/versioned-things/{thing}',
      '/things',
      '/queries',
      '/invalid-response',
      '/errors/{kind}',
      '/stream',
    ]);
    expect(body.paths['/things'].post.requestBody.content['application/json'].schema).toMatchObject({
      required: ['name'],
      additionalProperties: false,
    });
    expect(body.paths['/things/{thing}'].delete.responses).toHaveProperty('204');
    expect(body.paths['/things/{thing}'].get['x-required-scope']).toBe('projects:read');
  });
});
