import { randomUUID } from 'node:crypto';
import { openRedis, RedisCountStore } from '../src/limits/redis-count-store';
import { FakeRedis } from './support/fake-redis';
import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { send } from './support/send';
import { bearer, FRAME } from './support/tokens';

const PROJECTS = '/api/management/projects';
const LIMITS = { RATE_LIMIT_SUBJECT_PER_MINUTE: '1', RATE_LIMIT_SUBJECT_BURST: '30' };
const real = process.env['TEST_REDIS_URL'];

describe('limits of gateways that share a Redis', () => {
  let redis: FakeRedis;
  const running: GatewayUnderTest[] = [];

  beforeAll(async () => {
    redis = await new FakeRedis('p@ss/word').start();
  });
  afterEach(async () => {
    for (const gateway of running.splice(0)) await gateway.stop();
  });
  afterAll(() => redis.stop());

  async function start(url = real ?? redis.url): Promise<GatewayUnderTest> {
    const gateway = await startGatewayUnderTest({ ...LIMITS, REDIS_URL: url });
    running.push(gateway);
    return gateway;
  }

  /** The remaining requests of a subject at this gateway. */
  async function remaining(gateway: GatewayUnderTest, sub: string): Promise<number> {
    const { headers, status } = await send(gateway.url, PROJECTS, { headers: bearer({ sub }) });
    return status === 429 ? 0 : Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);
  }

  const isShared = async (gateway: GatewayUnderTest) =>
    /gateway_limits_shared\{.*\} 1/.test((await send(gateway.operationsUrl, '/metrics')).text);

  /** Resolves when Redis has `count` requests of a subject. Each counts as one minute. */
  async function untilShared(sub: string, count: number): Promise<void> {
    const connection = openRedis(real ?? redis.url);
    const key = `{trackway}:limit:subject:${FRAME}/${sub}`;
    let stored = 0;
    while (stored < count - 0.5) stored = (Number(await connection.get(key)) - Date.now()) / 60_000;
    connection.disconnect();
  }

  it('are used up together', async () => {
    const [one, two] = [await start(), await start()];
    const sub = randomUUID();
    for (let count = 0; count < 15; count += 1) await remaining(one, sub);
    await untilShared(sub, 15);
    await remaining(two, sub);
    await untilShared(sub, 16);

    // A gateway that counts alone would have 18 left.
    const seen: number[] = [];
    while (seen.length < 10) seen.push(await remaining(two, sub));
    expect(Math.min(...seen)).toBeLessThan(14);
  });

  it('count alone while it is unavailable, and together afterwards', async () => {
    const unavailable = new FakeRedis();
    await unavailable.start();
    const gateway = await start(unavailable.url);
    const sub = randomUUID();
    await remaining(gateway, sub);
    await untilShared(true);

    await unavailable.stop();
    expect(await remaining(gateway, sub)).toBe(28);
    await untilShared(false);
    await unavailable.start();
    await untilShared(true);
    await unavailable.stop();

    async function untilShared(expected: boolean): Promise<void> {
      for (let tries = 0; tries < 400; tries += 1) {
        await remaining(gateway, randomUUID());
        if ((await isShared(gateway)) === expected) return;
        await new Promise((resolve) => setImmediate(resolve));
      }
      throw new Error('The gateway did not change to the expected state.');
    }
  });

  it('are local if Redis rejects the password', async () => {
    const gateway = await start(redis.url.replace('p%40ss', 'wrong'));

    expect([await remaining(gateway, 'a2b1aaaa-0000-4000-8000-000000000001'), await isShared(gateway)]).toEqual([
      29,
      false,
    ]);
  });
});

describe('the counts in Redis', () => {
  it('are summed, and return when a bucket is full again', async () => {
    const redis = await new FakeRedis().start();
    const connection = openRedis(real ?? redis.url);
    const counts = new RedisCountStore(connection, `${randomUUID()}:`);

    const first = await counts.add([
      { key: 'a', ms: 5_000 },
      { key: 'b', ms: 60_000.5 },
    ]);
    const second = await counts.add([{ key: 'a', ms: 100_000 }]);

    connection.disconnect();
    await redis.stop();
    expect(first[0]).toBeCloseTo(5_000, -1);
    expect(first[1]).toBeCloseTo(60_000, -1);
    expect(second[0]).toBeGreaterThan(100_000);
    expect(second[0]).toBeLessThanOrEqual(105_000);
  });

  it('fail while Redis is stopped, and work again over a new connection', async () => {
    const redis = await new FakeRedis().start();
    const connection = openRedis(redis.url);
    const counts = new RedisCountStore(connection);
    await counts.add([{ key: 'a', ms: 1 }]);

    await redis.stop();
    await expect(counts.add([{ key: 'a', ms: 1 }])).rejects.toThrow(Error);
    await redis.start();
    const [left] = await counts.add([{ key: 'b', ms: 1_000 }]);

    connection.disconnect();
    await redis.stop();
    expect(left).toBeCloseTo(1_000, -1);
  });
});
