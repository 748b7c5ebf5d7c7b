import { forgedHeaders, pathBypasses } from './support/bypass-vectors';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { sendRaw, statuses } from './support/raw-request';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

/** Targets that a public route may forward: below its own path, without a way out of it. */
const PUBLIC_TARGET =
  /^\/(share|forms|files\/forms|api\/management\/auth\/token|api\/management\/channels\/inbound)\b(?!.*(\.\.|\/\/|\\|%2e|%2f|%5c|%00))/i;

describe.each(WAYS)('an attempt to bypass authentication, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  beforeEach(() => {
    for (const service of Object.values(gateway.services)) service.reset();
  });
  afterAll(() => gateway.stop());

  const allRequests = () => Object.values(gateway.services).flatMap(({ requests }) => requests);

  it.each(pathBypasses)('does not reach a protected path: %s', async (_what, target) => {
    const received = await sendRaw(gateway.port, `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`, 40, 1);

    expect(allRequests().filter(({ url }) => !PUBLIC_TARGET.test(url))).toEqual([]);
    expect(allRequests().filter(({ headers }) => headers['x-trackway-identity'] !== undefined)).toEqual([]);
    expect(statuses(received)).toEqual([expect.any(Number)]);
  });

  it.each(forgedHeaders)('does not succeed with a header: %s', async (_what, lines) => {
    const bare = `GET /api/management/projects HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n`;
    const open = `GET /share/x HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n`;
    const withToken = bare.replace('Host: x', `Host: x\r\nAuthorization: ${bearer().authorization}`);

    const rejected = statuses(await sendRaw(gateway.port, bare, 40, 1));
    expect([rejected, allRequests()]).toEqual([[401], []]);
    await Promise.all([open, withToken].map((request) => sendRaw(gateway.port, request, 40, 1)));

    const values = allRequests().flatMap(({ rawHeaders }) => rawHeaders);
    expect(values.filter((value) => value.includes('forged-value'))).toEqual([]);
    for (const { url, headers } of allRequests()) {
      expect([url, headers['x-trackway-identity'] !== undefined]).toEqual([url, url !== '/share/x']);
    }
  });
});
