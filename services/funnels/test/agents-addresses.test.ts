import { isIPv6 } from 'node:net';
import { GuardedHttp, OutboundPolicy } from '@trackway/outbound';
import { newId } from '@trackway/runtime';
import { privateAddresses } from '../../../packages/outbound/test/private-addresses';
import { recordingServer } from '../../../packages/outbound/test/recording-server';
import { httpModelProvider } from '../src/agents/models/http-model-provider';
import { startFakeModel } from './fake-model';

const question = {
  model: 'm',
  messages: [{ role: 'user', content: 'Hello' }],
  tools: [],
  maxOutputTokens: 10,
  key: newId(),
  timeoutMs: 5_000,
} as const;

describe('model providers at private addresses', () => {
  it('are not called, in every notation and by every DNS name', async () => {
    const inside = await recordingServer();
    const vectors = privateAddresses(inside.port);

    const reached = await Promise.all(
      vectors.map(async ({ url, addresses }) => {
        const resolve = async () => addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
        const http = new GuardedHttp(new OutboundPolicy(), resolve);
        const provider = httpModelProvider({ http, baseUrl: url, apiKey: 'sk-never-sent', prices: {} });
        const code = await provider.complete(question).then(
          () => 'answered',
          (error: { code?: string }) => error.code,
        );
        http.stop();
        return { url, code };
      }),
    );

    expect(vectors.length).toBeGreaterThanOrEqual(150);
    expect(reached.filter(({ code }) => code !== 'provider_not_reached')).toEqual([]);
    expect(inside.connections()).toBe(0);
    await inside.stop();
  });

  it('are not called after a redirect', async () => {
    const inside = await recordingServer();
    const model = await startFakeModel();
    const http = new GuardedHttp(new OutboundPolicy(['127.0.0.1']));
    const provider = httpModelProvider({ http, baseUrl: model.url, apiKey: 'sk-never-sent', prices: {} });
    model.script('m', { status: 307, location: `http://127.0.0.1:${inside.port}/` });

    await expect(provider.complete(question)).rejects.toMatchObject({ kind: 'invalid', code: 'provider_refused' });

    expect(model.requests).toHaveLength(1);
    expect(inside.connections()).toBe(0);
    http.stop();
    await model.stop();
    await inside.stop();
  });
});
