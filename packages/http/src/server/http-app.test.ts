import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, readConsistencyTokens } from '@trackway/runtime';
import request from 'supertest';
import { app, as, caller } from './fake-app';

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

  it('sends the headers of an error', async () => {
    const { status, headers } = await request(app).get('/errors/range');

    expect([status, headers['content-range']]).toEqual([416, 'bytes */9']);
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
