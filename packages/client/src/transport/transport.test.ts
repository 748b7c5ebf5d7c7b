import { TrackwayError } from '../api-error';
import { makeTransport } from './transport';

type Sent = { readonly url: string; readonly init: RequestInit };

/** A network that returns these responses in turn and records requests. An `Error` is thrown. */
function network(...responses: (Response | Error)[]) {
  const sent: Sent[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    sent.push({ url: String(url), init });
    const response = responses.shift();
    if (response === undefined || response instanceof Error) throw response ?? new Error('One request too many.');
    return response;
  };
  return { sent, transport: makeTransport({ baseUrl: 'http://api/', token: () => 'T', fetch }) };
}

const ok = () => Response.json({ response: true });
const failure = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ response: false, message, error: 'No.' }, { status, headers: { 'retry-after': '0', ...headers } });
/** A connection that is lost after the first bytes of the body. */
const cutOff = () => {
  let isStarted = false;
  const body = new ReadableStream({
    pull: (controller) => {
      if (isStarted) return controller.error(new TypeError('terminated'));
      isStarted = true;
      controller.enqueue(new TextEncoder().encode('{"resp'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
};
const headerOf = (sent: Sent | undefined, name: string) => new Headers(sent?.init.headers).get(name);

describe('the transport', () => {
  it('sends the token and a JSON body to the base URL', async () => {
    const { sent, transport } = network(ok());

    await transport('POST', '/things', { body: { name: 'Roof' } });

    expect(sent[0]?.url).toBe('http://api/things');
    expect(sent[0]?.init.body).toBe('{"name":"Roof"}');
    expect(headerOf(sent[0], 'authorization')).toBe('Bearer T');
    expect(headerOf(sent[0], 'content-type')).toBe('application/json');
  });

  it('replaces its own headers by those of the caller, regardless of case', async () => {
    const { sent, transport } = network(ok());
    const headers = {
      'Idempotency-Key': 'k-1',
      'Content-Type': 'application/json-patch+json',
      Authorization: 'Basic x',
    };

    await transport('POST', '/things', { body: {}, headers });

    expect(headerOf(sent[0], 'idempotency-key')).toBe('k-1');
    expect(headerOf(sent[0], 'content-type')).toBe('application/json-patch+json');
    expect(headerOf(sent[0], 'authorization')).toBe('Basic x');
  });

  it('rejects a body that is not JSON before it sends a request', async () => {
    const { sent, transport } = network(ok());

    await expect(transport('PUT', '/things', { body: { budget: 1n } })).rejects.toBeInstanceOf(TypeError);
    expect(sent).toHaveLength(0);
  });

  it('throws an error with its code, its validation messages and the request id', async () => {
    const body = { response: false, message: 'validation_errors', error: 'No name.', validation: { name: ['No.'] } };
    const { transport } = network(Response.json(body, { status: 422, headers: { 'x-request-id': 'r-1' } }));

    const error = await transport('POST', '/things').catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(TrackwayError);
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_errors',
      message: 'No name.',
      validation: { name: ['No.'] },
      requestId: 'r-1',
    });
  });

  it('throws an error for a response that is not from the API', async () => {
    const { transport } = network(new Response('<h1>Bad gateway</h1>', { status: 500 }));

    await expect(transport('GET', '/things')).rejects.toMatchObject({ status: 500, code: 'unknown' });
  });

  it('retries reads after network errors and while a service is unavailable', async () => {
    const { sent, transport } = network(new TypeError('fetch failed'), failure(503, 'service_unavailable'), ok());

    await transport('GET', '/things');

    expect(sent).toHaveLength(3);
  });

  it('retries reads whose response was cut off, and otherwise fails with a network error', async () => {
    const { sent, transport } = network(cutOff(), ok(), cutOff());

    const response = await transport('GET', '/things');
    const change = transport('PATCH', '/things');

    expect(await response.json()).toEqual({ response: true });
    await expect(change).rejects.toMatchObject({ name: 'NetworkError', method: 'PATCH', url: 'http://api/things' });
    expect(sent).toHaveLength(3);
  });

  it('does not retry a change that may have been executed', async () => {
    const { sent, transport } = network(failure(503, 'service_unavailable'), ok());

    await expect(transport('POST', '/things')).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(sent).toHaveLength(1);
  });

  it('retries a request that was rejected before its execution, with the same idempotency key', async () => {
    const { sent, transport } = network(failure(429, 'too_many_requests'), ok());

    await transport('POST', '/things');

    const [first, second] = sent.map((one) => headerOf(one, 'idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('creates a key also on pages without TLS, where browsers have no crypto.randomUUID', async () => {
    const { sent, transport } = network(ok());
    const randomUUID = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });

    await transport('POST', '/things').finally(() => randomUUID.mockRestore());

    expect(headerOf(sent[0], 'idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('fails after three retries', async () => {
    const { sent, transport } = network(...[1, 2, 3, 4, 5].map(() => failure(503, 'service_unavailable')));

    await expect(transport('GET', '/things')).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(4);
  });

  it('does not retry earlier than the server allows', async () => {
    const { sent, transport } = network(failure(503, 'channel_inactive', { 'retry-after': '3600' }), ok());

    await expect(transport('GET', '/things')).rejects.toMatchObject({ code: 'channel_inactive' });
    expect(sent).toHaveLength(1);
  });

  it('has the request id of the body if the header cannot be read', async () => {
    const body = { response: false, message: 'not_found', error: 'No.', request_id: 'r-2' };
    const { transport } = network(Response.json(body, { status: 404 }));

    await expect(transport('GET', '/things')).rejects.toMatchObject({ requestId: 'r-2' });
  });

  it('stops waiting when the caller aborts', async () => {
    const { transport } = network(failure(429, 'too_many_requests', { 'retry-after': '30' }));

    const request = transport('GET', '/things', { signal: AbortSignal.timeout(10) });

    await expect(request).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it.each([
    ['a lost connection', new TypeError('fetch failed')],
    ['a gateway error', failure(504, 'gateway_timeout')],
  ])('resolves if a DELETE was executed before %s', async (_, first) => {
    const { sent, transport } = network(first, failure(404, 'webhook_model_not_found'));

    const response = await transport('DELETE', '/webhooks/1');

    expect([response.status, await response.json(), sent.length]).toEqual([200, { response: true }, 2]);
  });

  it.each([
    ['DELETE', [failure(404, 'webhook_model_not_found')]],
    ['DELETE', [failure(429, 'too_many_requests'), failure(404, 'webhook_model_not_found')]],
    ['PUT', [failure(503, 'service_unavailable'), failure(404, 'webhook_model_not_found')]],
  ])('rejects if a %s found nothing and was not executed before', async (method, responses) => {
    const { transport } = network(...responses);

    await expect(transport(method, '/webhooks/1')).rejects.toMatchObject({ code: 'webhook_model_not_found' });
  });
});
