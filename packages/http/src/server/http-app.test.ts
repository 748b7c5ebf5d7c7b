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
    path: '/lies',
    operationId: 'lie',
    scope: 'public',
    response: { honest: z.boolean() },
    handle: async () => ({ honest: 'no' }),
  }),
  defineRoute({
    ...common,
    method: 'get',
    path: '/refusals/:kind',
    operationId: 'refuse',
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
  it('answers with response: true before what it gives', async () => {
    const id = randomUUID();

    const { status, body } = await request(app).get(`/things/${id}`).set(as('gateway'));

    expect({ status, body }).toEqual({ status: 200, body: { response: true, id } });
  });

  it('says 401 without an identity, and to one that the gateway did not sign', async () => {
    for (const headers of [{}, as('forms'), { [IDENTITY_HEADER]: 'x' }]) {
      const refused = await request(app).get(`/things/${randomUUID()}`).set(headers);
      expect(refused).toMatchObject({ status: 401, body: { response: false, message: 'unauthenticated' } });
      expect(refused.headers['www-authenticate']).toBe('Bearer');
    }
  });

  it('says which scope is missing', async () => {
    const refused = await request(app).delete(`/things/${randomUUID()}`).set(as('gateway'));

    expect(refused).toMatchObject({ status: 403, body: { message: 'forbidden', required_scope: 'forms:write' } });
  });

  it('takes an id that is not well formed for one that does not exist', async () => {
    const refused = await request(app).get('/things/42').set(as('gateway'));

    expect(refused).toMatchObject({ status: 404, body: { message: 'thing_model_not_found' } });
  });

  it('says of a listing without filters that it has none, but for the trash', async () => {
    const refused = await request(app).get('/things?filter[name]=x').set(as('gateway'));

    expect(refused).toMatchObject({ status: 422, body: { message: 'validation_error' } });
    expect(await request(app).get('/things?filter[trashed]=with').set(as('gateway'))).toMatchObject({ status: 200 });
  });

  it.each([
    ['/things?per_page=1', 'per_page', 'Unknown parameter `per_page`. Did you mean `perPage`?'],
    ['/things?sort=-name', 'sort', 'Unknown parameter `sort`. Known parameters: `page`, `perPage`, `filter[trashed]`.'],
    ['/things?sort[name]=asc', 'sort[name]', expect.stringContaining('Known parameters')],
    ['/lies?x', 'x', 'Unknown parameter `x`. This operation has no query parameters.'],
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

  it('names the nearest member of a body', async () => {
    const { body } = await request(app)
      .post('/things')
      .set(as('gateway'))
      .send({ nam: 'x', inner: { cuont: 1 } });

    expect(body.validation).toMatchObject({
      nam: ['This field is not known here. Did you mean `name`?'],
      'inner.cuont': ['This field is not known here. Did you mean `count`?'],
    });
  });

  it('says where a body stops being JSON', async () => {
    const { status, body } = await request(app)
      .post('/things')
      .set({ ...as('gateway'), 'content-type': 'application/json' })
      .send('{"name": oops}');

    expect([status, body.error]).toEqual([400, expect.stringContaining('line 1, column 10: expected a value')]);
  });

  it('names similar paths of an unknown one', async () => {
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

  it('gives a consistency token with what changes something, and only there', async () => {
    const written = await request(app).post('/things').set(as('gateway')).send({ name: 'x' });
    const read = await request(app).get(`/things/${randomUUID()}`).set(as('gateway'));
    const refused = await request(app).post('/things').set(as('gateway')).send({});

    expect(readConsistencyTokens(String(written.headers['x-consistency-token']))[0]).toEqual({
      service: 'test',
      events: [],
    });
    for (const { headers } of [read, refused]) expect(headers['x-consistency-token']).toBeUndefined();
  });

  it('names every field at fault, also inside of others', async () => {
    const refused = await request(app)
      .post('/things')
      .set(as('gateway'))
      .send({ code: 'long', size: true, inner: { count: 'x', odd: 1, all: [] }, surprise: 1 });

    expect(refused.status).toBe(422);
    expect(refused.body.validation).toEqual({
      name: ['This field is required.'],
      code: ['Must be 3 or less characters.'],
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
  ])('refuses a body that it cannot take (%#)', async (sent, type, status, message) => {
    const refused = await request(app).post('/things').set(as('gateway')).set('content-type', type).send(sent);

    expect(refused).toMatchObject({ status, body: { message } });
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

  it('refuses bytes that are not UTF-8, which would be stored as other letters', async () => {
    const refused = request(app).post('/things').set(as('gateway')).type('json');
    refused.write(Buffer.from('{"name":"Jos\xe9"}', 'latin1'));

    expect(await refused).toMatchObject({ status: 400, body: { message: 'malformed_body' } });
  });

  it('does not answer what it does not document', async () => {
    expect(await request(app).get('/lies')).toMatchObject({ status: 500, body: { message: 'server_error' } });
  });

  it('streams bytes as they come', async () => {
    const { text, headers } = await request(app).get('/stream');

    expect(text).toBe('ab');
    expect(headers['content-type']).toBe('text/plain');
  });
});

describe('failures', () => {
  it('have one envelope, with the id of the request', async () => {
    const refused = await request(app).get('/refusals/conflict').set('x-request-id', 'mine');

    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      response: false,
      message: 'conflict',
      error: 'Taken.',
      doc_url: '/docs/errors#conflict',
      validation: { code: ['Taken.'] },
      request_id: 'mine',
    });
  });

  it('name nothing of the inside', async () => {
    const refused = await request(app).get('/refusals/other');

    expect(refused.status).toBe(500);
    expect(JSON.stringify(refused.body)).not.toContain('hunter2');
  });

  it('tell an unknown path from a method that is not possible', async () => {
    expect(await request(app).get('/nothing')).toMatchObject({ status: 404, body: { message: 'route_not_found' } });
    const refused = await request(app).put('/things');
    expect(refused).toMatchObject({ status: 405, body: { message: 'method_not_allowed' } });
    expect(refused.headers['allow']).toBe('GET, POST');
  });
});

describe('the document', () => {
  it('is made of the same schemas that validate', async () => {
    const { body } = await request(app).get('/openapi.json');

    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual([
      '/things/{thing}',
      '/things',
      '/queries',
      '/lies',
      '/refusals/{kind}',
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
