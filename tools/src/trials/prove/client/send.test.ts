import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { send } from './send';

describe('a request', () => {
  let server: Server;
  let respond: RequestListener;

  beforeEach(async () => {
    server = createServer((request, response) => respond(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/projects`;
  const post = (body?: string | FormData) =>
    send({ url: url(), method: 'POST', headers: { 'x-request-id': 'r' }, body });

  it.each([
    [200, '{}', 'ok'],
    [404, '{}', 'rejected'],
    [503, 'unavailable', 'unknown'],
    [408, '{}', 'unknown'],
    [409, '{"message":"idempotency_key_in_progress"}', 'unknown'],
    [409, '{"message":"other"}', 'rejected'],
  ])('with the status %d and the body %s is %s', async (status, body, outcome) => {
    respond = (_, response) => response.writeHead(status).end(body);

    expect(await post()).toMatchObject({ status, outcome, text: body });
  });

  it('returns headers and the body', async () => {
    respond = async (request, response) => {
      response.writeHead(200, { etag: '"3"' }).end(JSON.stringify({ sent: await text(request), ...request.headers }));
    };

    const { headers, body } = await post('{"name":"a"}');
    expect(headers.etag).toBe('"3"');
    expect(body).toMatchObject({ sent: '{"name":"a"}', 'x-request-id': 'r', 'content-length': '12' });
  });

  it('uploads a file', async () => {
    respond = async (request, response) => response.end(JSON.stringify(await text(request)));
    const form = new FormData();
    form.append('file', new Blob(['rows']), 'rows.xlsx');

    expect((await post(form)).body).toMatch(/filename="rows.xlsx"[\s\S]*rows/);
  });

  it('is unknown if the connection is lost before or within the response', async () => {
    respond = (request) => request.socket.destroy();
    expect(await post()).toMatchObject({ status: 0, outcome: 'unknown' });

    respond = (request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('{}', () => request.socket.destroy());
    };
    expect(await post()).toMatchObject({ status: 0, outcome: 'unknown' });
  });
});
