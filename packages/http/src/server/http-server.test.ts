import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import { Health } from '@trackway/runtime';
import express from 'express';
import { startHttpServer } from './http-server';

const start = (answer: express.RequestHandler = (_request, response) => void response.json({})) => {
  const app = express();
  app.get('/', answer);
  return startHttpServer({ app, port: 0, health: new Health() });
};

const ask = (port: number, agent: http.Agent) =>
  new Promise<http.IncomingHttpHeaders>((resolve, reject) => {
    const asking = http.get({ port, agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.headers));
    });
    asking.on('error', reject);
  });

it('answers what comes on a connection that was idle when it began to stop, and closes it then', async () => {
  const server = await start();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const before = await ask(server.port, agent);

  const stopped = server.stop();
  const during = await ask(server.port, agent);
  await stopped;

  expect(before).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=2' });
  expect(during.connection).toBe('close');
  await expect(ask(server.port, agent)).rejects.toThrow('ECONNREFUSED');
});

it('tells who was waiting when it began to stop that the connection closes', async () => {
  const came = new EventEmitter();
  const server = await start((_request, response) => void came.emit('request', response));
  const waiting = ask(server.port, new http.Agent({ keepAlive: true, maxSockets: 1 }));
  const [response] = await once(came, 'request');

  const stopped = server.stop();
  response.json({});

  expect((await waiting).connection).toBe('close');
  await stopped;
});

it('does not wait for ever for a client that keeps its connection', async () => {
  const server = await start();
  const agent = new http.Agent({ keepAlive: true });
  await ask(server.port, agent);

  await server.stop();

  await expect(ask(server.port, new http.Agent())).rejects.toThrow('ECONNREFUSED');
});
