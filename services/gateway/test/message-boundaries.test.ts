import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { sendRaw, statuses } from './support/raw-request';
import { ambiguous, incomplete, type Vector, valid } from './support/smuggling-vectors';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

/**
 * Request smuggling: the gateway and the service behind it must find the same messages in the data of a connection.
 * A request that is hidden in a body must never be treated as a message.
 */
describe.each(WAYS)('one connection, %s', (_name, way) => {
  let gateway: GatewayUnderTest;
  const authorization = bearer().authorization;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  beforeEach(() => {
    for (const service of Object.values(gateway.services)) service.reset();
  });
  afterAll(() => gateway.stop());

  const allRequests = () => Object.values(gateway.services).flatMap(({ requests }) => requests);

  it.each(ambiguous)('is rejected if its framing is ambiguous: %s', async (_what, bytes) => {
    const received = await sendRaw(gateway.port, bytes(authorization), 40, 1);

    expect(statuses(received).slice(-1)).toEqual([expect.any(Number)]);
    expect(statuses(received).every((status) => status >= 400 && status < 500)).toBe(true);
    expect(allRequests()).toEqual([]);
  });

  it.each(incomplete)('forwards no incomplete message: %s', async (_what, bytes) => {
    const received = await sendRaw(gateway.port, bytes(authorization), 40);

    expect(statuses(received).filter((status) => status < 400)).toEqual([]);
    expect(allRequests()).toEqual([]);
  });

  it.each([
    ['an unsupported transfer encoding', 'POST', 'HTTP/1.1', 'Transfer-Encoding: gzip, chunked\r\n'],
    ['two Host headers', 'GET', 'HTTP/1.1', 'Host: y\r\n'],
    ['HTTP/0.9', 'GET', 'HTTP/0.9', ''],
    ['HTTP/1.2', 'GET', 'HTTP/1.2', ''],
    ['HTTP/2.0', 'GET', 'HTTP/2.0', ''],
  ])('ignores the data after a malformed head: %s', async (_what, method, version, header) => {
    const head = (line: string, more = '') => `${line}\r\nHost: x\r\nAuthorization: ${authorization}\r\n${more}\r\n`;
    const path = '/api/management/projects';

    const received = await sendRaw(
      gateway.port,
      `${head(`${method} ${path} ${version}`, header)}${head(`GET ${path} HTTP/1.1`)}`,
      300,
      1,
    );

    expect(new Set(statuses(received))).toEqual(new Set([400]));
    expect(allRequests()).toEqual([]);
  });

  it('is closed without an error if malformed data follows a pending request, because a client would take the error for its response', async () => {
    gateway.services.projects.respondWith((request) => request.resume());
    const message = `POST /api/management/projects HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Length: 3\r\n\r\none`;

    const received = await sendRaw(gateway.port, `${message}no request\r\n\r\n`, 2_000);

    expect(received).toBe('');
  });

  it.each(valid)('has as many messages for the service as for the gateway: %s', async (...vector: Vector) => {
    const [, bytes, expected] = vector;
    const received = await sendRaw(gateway.port, bytes(authorization), 40, expected.length);

    // Each request has a separate connection, so the service may receive them in another order.
    expect(
      allRequests()
        .map(({ method, url, body }) => `${method} ${url} ${body}`)
        .sort(),
    ).toEqual([...expected].sort());
    expect(statuses(received)).toHaveLength(expected.length);
    expect(allRequests().some(({ url }) => url.includes('smuggled'))).toBe(false);
  });
});
