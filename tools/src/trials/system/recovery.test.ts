import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasRecovered, oldestEventSeconds } from './recovery';

describe('the recovery of services', () => {
  let server: Server;
  const responses = new Map<string, [status: number, body: string]>();
  const services = () => ({ forms: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

  beforeEach(async () => {
    responses.set('/readyz', [200, '']).set('/metrics', [200, 'outbox_oldest_seconds{service="forms"} 0.2\n']);
    server = createServer(({ url = '' }, response) => {
      const [status, body] = responses.get(url) ?? [404, ''];
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('requires that they are ready', async () => {
    expect(await hasRecovered(services(), { drains: false })).toBe(true);
    responses.set('/readyz', [503, '']);
    expect(await hasRecovered(services(), { drains: false })).toBe(false);
    expect(await hasRecovered({ forms: 'http://127.0.0.1:1' }, { drains: false })).toBe(false);
  });

  it('requires that their events are published, if they have to drain their outboxes', async () => {
    expect(await hasRecovered(services(), { drains: true })).toBe(true);
    responses.set('/metrics', [200, 'outbox_oldest_seconds{service="forms"} 61.5\n']);
    expect(await hasRecovered(services(), { drains: true })).toBe(false);
    expect(await hasRecovered(services(), { drains: false })).toBe(true);
    responses.set('/metrics', [503, '']);
    expect(await hasRecovered(services(), { drains: true })).toBe(false);
  });
});

it('reads the age of the oldest event from metrics', () => {
  expect(
    oldestEventSeconds('# TYPE outbox_oldest_seconds gauge\noutbox_oldest_seconds{service="a"} 7.25\nother 9'),
  ).toBe(7.25);
  expect(oldestEventSeconds('outbox_oldest_seconds 3')).toBe(3);
  expect(oldestEventSeconds('other 9')).toBe(0);
});
