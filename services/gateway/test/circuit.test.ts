import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

const PROJECTS = '/api/management/projects';

describe.each(WAYS)('a service that does not respond, %s', (_name, way) => {
  let now = Date.now();
  let requestCount = 0;
  let isBroken = true;
  let service: http.Server;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    service = http.createServer((request, response) => {
      requestCount += 1;
      if (isBroken) request.socket.destroy();
      else response.end('{}');
    });
    await new Promise<void>((resolve) => {
      service.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    gateway = await startGatewayUnderTest({ ...way, PROJECTS_URL: url }, () => now);
  });
  afterAll(async () => {
    await gateway.stop();
    service.closeAllConnections();
    service.close();
  });

  const post = () => send(gateway.url, PROJECTS, { method: 'POST', headers: bearer(), body: '{}' });

  it('is not called after 8 failures, without effect on other services, and is called again after a second', async () => {
    for (let time = 0; time < 8; time += 1) expect((await post()).status).toBe(503);
    expect(requestCount).toBe(8);

    const rejected = await post();
    const other = await send(gateway.url, '/api/management/forms', { headers: bearer() });
    const metrics = await send(gateway.operationsUrl, '/metrics');
    expect(rejected).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { message: 'service_unavailable' },
    });
    expect(requestCount).toBe(8);
    expect(other.status).toBe(200);
    expect(metrics.text).toMatch(/^gateway_circuit_open\{.*upstream="projects".*\} 1$/m);

    now += 1_000;
    expect((await post()).status).toBe(503);
    expect([(await post()).status, requestCount]).toEqual([503, 9]);

    isBroken = false;
    now += 1_000;
    expect((await post()).status).toBe(200);
    expect((await send(gateway.operationsUrl, '/metrics')).text).toMatch(
      /^gateway_circuit_open\{.*upstream="projects".*\} 0$/m,
    );
  });
});
