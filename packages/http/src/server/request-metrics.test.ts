import { randomBytes, randomUUID } from 'node:crypto';
import { createLogger, createMetrics, Health, IDENTITY_HEADER, InternalTokens } from '@trackway/runtime';
import request from 'supertest';
import { defineRoute } from '../routes/route';
import { createHttpApp } from './http-app';

const ring = [{ kid: 'a', secret: randomBytes(32) }];

describe('the log line of a failed request', () => {
  const lines: Record<string, unknown>[] = [];
  const metrics = createMetrics('test');
  const broken = defineRoute({
    tag: 'Things',
    summary: 'A thing',
    method: 'get',
    path: '/broken',
    operationId: 'break',
    scope: 'public',
    response: {},
    handle: async () => {
      throw new Error('broken');
    },
  });
  const app = createHttpApp({
    service: 'test',
    routes: [broken],
    tokens: new InternalTokens(ring, 'projects'),
    health: new Health(),
    metrics,
    logger: createLogger({
      service: 'test',
      level: 'info',
      destination: { write: (line) => lines.push(JSON.parse(line)) },
    }),
  });
  beforeEach(() => lines.splice(0));

  const lineOfRequest = () => lines.find(({ msg }) => msg === 'a request failed or was slow');

  it('contains the frame of the caller, which metrics do not', async () => {
    const frameId = randomUUID();
    const identity = new InternalTokens(ring, 'gateway').sign({ kind: 'user', id: randomUUID(), frameId, scopes: [] });

    await request(app).get('/broken').set(IDENTITY_HEADER, identity);

    expect(lineOfRequest()).toMatchObject({ route: '/broken', status: '500', frame_id: frameId });
    expect(await metrics.metrics()).not.toContain(frameId);
  });

  it('contains no frame for an anonymous request', async () => {
    await request(app).get('/broken');

    expect(lineOfRequest()).toMatchObject({ status: '500' });
    expect(lineOfRequest()).not.toHaveProperty('frame_id');
  });

  it('has the level that the runbook searches for', async () => {
    await request(app).get('/broken');

    expect(lines.map((line) => JSON.stringify(line)).filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([
      expect.stringContaining('a request failed'),
    ]);
  });
});
