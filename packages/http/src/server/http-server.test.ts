import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import { Health } from '@trackway/runtime';
import express from 'express';
import { startHttpServer } from './http-server';

const start = (handler: express.RequestHandler = (_request, response) => void response.json({})) => {
  const app = express();
  app.get('/', handler);
  return startHttpServer({ app, port: 0, health: new Health() });
};

const get = (port: number, agent: http.Agent) =>
  new Promise<http.IncomingHttpHeaders>((resolve, reject) => {
    const request = http.get({ port, agent }, (response) => {
      response.resume().on('end', () => resolve(response.headers));
    });
    request.on('error', reject);
  });

it('serves a request on an idle connection after the stop began, and closes the connection', async () => {
  const server = await start();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const before = await get(server.port, agent);

  const stopped = server.stop();
  const during = await get(server.port, agent);
  await stopped;

  expect(before).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=2' });
  expect(during.connection).toBe('close');
  await expect(get(server.port, agent)).rejects.toThrow('ECONNREFUSED');
});

it('closes a connection with a pending request after its response', async () => {
  const received = new EventEmitter();
  const server = await start((_request, response) => void received.emit('request', response));
  const waiting = get(server.port, new http.Agent({ keepAlive: true, maxSockets: 1 }));
  const [response] = await once(received, 'request');

  const stopped = server.stop();
  response.json({});

  expect((await waiting).connection).toBe('close');
  await stopped;
});

it('does not wait for a client that keeps its connection open', async () => {
  const server = await start();
  const agent = new http.Agent({ keepAlive: true });
  await get(server.port, agent);

  await server.stop();

  await expect(get(server.port, new http.Agent())).rejects.toThrow('ECONNREFUSED');
});

it('accepts the largest headers that the gateway forwards', async () => {
  const server = await start();
  const headers = { 'x-large': 'x'.repeat(33 * 1024) };

  const response = await fetch(`http://127.0.0.1:${server.port}/`, { headers });

  expect(response.status).toBe(200);
  await server.stop();
});
