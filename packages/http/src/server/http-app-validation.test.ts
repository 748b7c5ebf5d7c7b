import request from 'supertest';
import { app, as } from './fake-app';

describe('the validation of a request', () => {
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
    if (status === 415) expect(rejected.body.error).toContain(`application/json, but its Content-Type is ${type}.`);
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
});
