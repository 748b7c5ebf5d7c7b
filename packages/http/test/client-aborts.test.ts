import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createLogger, createMetrics, Health } from '@trackway/runtime';
import { eventually, tokensOf } from '@trackway/testkit';
import { z } from 'zod';
import { defineRoute } from '../src/routes/route';
import { createHttpApp } from '../src/server/http-app';
import { type HttpServer, startHttpServer } from '../src/server/http-server';

const common = {
  method: 'post',
  tag: 'Things',
  summary: 'A thing',
  scope: 'public',
  response: { id: z.number() },
} as const;

describe('a client that disconnects before its body is complete', () => {
  const lines: { level: string }[] = [];
  let server: HttpServer;
  let failures = 0;

  const readRaw = async (request: IncomingMessage) => {
    try {
      return await buffer(request);
    } catch (error) {
      failures += 1;
      throw error;
    }
  };

  beforeAll(async () => {
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const app = createHttpApp({
      service: 'things',
      routes: [
        defineRoute({
          ...common,
          path: '/json',
          operationId: 'createThing',
          body: z.strictObject({}),
          handle: async () => ({ id: 1 }),
        }),
        defineRoute({
          ...common,
          path: '/raw',
          operationId: 'sendThing',
          handle: async ({ request }) => ({ id: (await readRaw(request)).length }),
        }),
      ],
      tokens: tokensOf('things'),
      health: new Health(),
      metrics: createMetrics('things'),
      logger: createLogger({ service: 'things', level: 'trace', destination }),
    });
    server = await startHttpServer({ app, port: 0, host: '127.0.0.1', health: new Health() });
  });
  afterAll(() => server.stop());

  it.each(['/json', '/raw'])('is not logged as an error: %s', async (path) => {
    const socket = net.connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{`;
    await new Promise((resolve) => socket.write(head, resolve));
    socket.destroy();

    const next = await fetch(`http://127.0.0.1:${server.port}/raw`, { method: 'POST', body: 'ab' });
    if (path === '/raw') await eventually(async () => expect(failures).toBe(1));

    expect(await next.json()).toEqual({ response: true, id: 2 });
    expect(lines.filter(({ level }) => ['warn', 'error', 'fatal'].includes(level))).toEqual([]);
  });
});
