import { detours, poses } from './support/bypass-vectors';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { sendRaw, statuses } from './support/raw-request';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

/** What a public route may pass on: below its own path, and never back out of it. */
const OPEN =
  /^\/(share|forms|files\/forms|api\/management\/auth\/token|api\/management\/channels\/inbound)\b(?!.*(\.\.|\/\/|\\|%2e|%2f|%5c|%00))/i;

describe.each(WAYS)('a way around the gateway, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  beforeEach(() => {
    for (const service of Object.values(gateway.services)) service.reset();
  });
  afterAll(() => gateway.stop());

  const allRequests = () => Object.values(gateway.services).flatMap(({ requests }) => requests);

  it.each(detours)('does not lead past the token: %s', async (_what, target) => {
    const received = await sendRaw(gateway.port, `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`, 40, 1);

    expect(allRequests().filter(({ url }) => !OPEN.test(url))).toEqual([]);
    expect(allRequests().filter(({ headers }) => headers['x-trackway-identity'] !== undefined)).toEqual([]);
    expect(statuses(received)).toEqual([expect.any(Number)]);
  });

  it.each(poses)('is not opened by a header: %s', async (_what, lines) => {
    const bare = `GET /api/management/projects HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n`;
    const open = `GET /share/x HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n`;
    const withToken = bare.replace('Host: x', `Host: x\r\nAuthorization: ${bearer().authorization}`);

    const refused = statuses(await sendRaw(gateway.port, bare, 40, 1));
    expect([refused, allRequests()]).toEqual([[401], []]);
    await sendRaw(gateway.port, open, 40, 1);
    await sendRaw(gateway.port, withToken, 40, 1);

    const values = allRequests().flatMap(({ rawHeaders }) => rawHeaders);
    expect(values.filter((value) => value.includes('forged-value'))).toEqual([]);
    for (const { url, headers } of allRequests()) {
      expect([url, headers['x-trackway-identity'] !== undefined]).toEqual([url, url !== '/share/x']);
    }
  });
});
