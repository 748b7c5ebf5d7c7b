import { isIPv6 } from 'node:net';
import { GuardedHttp, OutboundPolicy } from '@trackway/outbound';
import { newId } from '@trackway/runtime';
import { privateAddresses } from '../../../packages/outbound/test/private-addresses';
import { recordingServer } from '../../../packages/outbound/test/recording-server';
import { httpDeliveryClient } from '../src/webhooks/deliveries/http-delivery-client';
import type { Webhook } from '../src/webhooks/subscriptions/webhook';
import { funnelClient } from './funnel-client';
import { startTestFunnels, type TestFunnels } from './start-funnels';

const clock = () => new Date();
const now = clock();

const webhookTo = (url: string): Webhook => ({
  id: newId(),
  name: 'Inside',
  description: '',
  url,
  kinds: ['*'],
  projectIds: null,
  funnelId: null,
  viewId: null,
  filters: [],
  ordering: 'project',
  headers: {},
  secret: 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0',
  previousSecret: null,
  disabled: null,
  failingSince: null,
  owner: { kind: 'user', id: newId(), name: null },
  version: 1,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
});

const event = {
  id: newId(),
  kind: 'project.updated',
  projectId: newId(),
  orderId: newId(),
  payload: '{}',
  occurredAt: now,
} as const;

describe('webhooks at private addresses', () => {
  let inside: Awaited<ReturnType<typeof recordingServer>>;
  let service: TestFunnels;

  beforeAll(async () => {
    inside = await recordingServer();
    service = await startTestFunnels({ allowedHosts: '' });
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await inside.stop();
  });

  it('are not called, in every notation and by every DNS name', async () => {
    const vectors = privateAddresses(inside.port);

    const verdicts = await Promise.all(
      vectors.map(async ({ url, addresses }) => {
        const resolve = async () => addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
        const http = new GuardedHttp(new OutboundPolicy(), resolve);
        const { verdict, response } = await httpDeliveryClient({ http, clock }).send(webhookTo(url), event);
        http.stop();
        return { url, verdict, response };
      }),
    );

    expect(vectors.length).toBeGreaterThanOrEqual(150);
    expect(verdicts.filter(({ verdict, response }) => verdict !== 'address_refused' || response)).toEqual([]);
    expect(inside.connections()).toBe(0);
  });

  it('are rejected when a webhook is created or changed', async () => {
    const client = funnelClient(service.httpPort);
    const open = { name: 'World', url: 'https://example.org/hook', kinds: ['*'] };
    const webhook = await client.get<{ id: string }>('webhook', 'POST', 'webhooks', open);
    // A DNS name is resolved only when it is called.
    const vectors = privateAddresses(inside.port).filter(({ addresses }) => addresses.length === 0);
    const literal = vectors.filter(({ url }) => !url.includes('name-'));

    for (const { url } of literal) {
      const created = await client.send('POST', 'webhooks', { ...open, url });
      const changed = await client.send('PATCH', `webhooks/${webhook.id}`, { url });
      const refused = {
        status: 422,
        body: { message: 'validation_errors', validation: { url: [expect.any(String)] } },
      };
      expect({ url, created, changed }).toMatchObject({ url, created: refused, changed: refused });
    }

    expect(literal.length).toBeGreaterThan(90);
    expect((await client.send('GET', 'webhooks')).body['meta']).toMatchObject({ total: 1 });
    expect(inside.connections()).toBe(0);
  });

  it('behind a DNS name are rejected when a test event is sent', async () => {
    const client = funnelClient(service.httpPort);
    const body = { name: 'Local', url: `http://localhost:${inside.port}/`, kinds: ['*'] };
    const webhook = await client.get<{ id: string }>('webhook', 'POST', 'webhooks', body);

    const delivery = await client.get('delivery', 'POST', `webhooks/${webhook.id}/test`);

    expect(delivery).toMatchObject({ status: 'failed', attempts: [{ verdict: 'address_refused', response: null }] });
    expect(inside.connections()).toBe(0);
  });
});
