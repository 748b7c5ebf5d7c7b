import { Readable } from 'node:stream';
import { createLogger, createMetrics, Health } from '@trackway/runtime';
import { tokensOf } from '@trackway/testkit';
import request from 'supertest';
import { StreamReply } from '../routes/reply';
import { defineRoute } from '../routes/route';
import { createHttpApp } from './http-app';

async function* failing() {
  yield 'a';
  throw new Error('The bucket responded with 500.');
}

it('ends the connection of a stream that fails, and logs the error', async () => {
  const lines: { level: string; err?: { message: string } }[] = [];
  const app = createHttpApp({
    service: 'things',
    routes: [
      defineRoute({
        method: 'get',
        path: '/file',
        operationId: 'readFile',
        summary: 'A file',
        tag: 'Files',
        scope: 'public',
        response: { mediaType: 'text/plain' },
        handle: async () => new StreamReply(Readable.from(failing()), { headers: { 'Content-Type': 'text/plain' } }),
      }),
    ],
    tokens: tokensOf('things'),
    health: new Health(),
    metrics: createMetrics('things'),
    logger: createLogger({
      service: 'things',
      level: 'warn',
      destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
    }),
  });

  await expect(request(app).get('/file')).rejects.toThrow('aborted');

  expect(lines).toMatchObject([{ level: 'error', err: { message: 'The bucket responded with 500.' } }]);
});
