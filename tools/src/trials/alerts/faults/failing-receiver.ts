import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from '../fault';

export const failingReceiver: Fault = {
  description: 'the receiver of a webhook responds 500, while three projects a second are created',
  remedy: '`GET /webhooks/{id}/deliveries` shows its responses; it responds 200 again, and pending deliveries are sent',
  alerts: ['WebhooksFail'],
  inject: async (handle) => {
    let status = 500;
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/`;
    const id = await handle.create('/webhooks', 'webhook', { name: 'Receiver', url, kinds: ['*'] });
    const stopRequests = handle.repeatEvery(333, () => handle.request('POST', '/projects', { name: 'Roof' }));
    return async () => {
      const deliveries = await handle.request('GET', `/webhooks/${id}/deliveries`);
      if (!JSON.stringify(deliveries.body).includes('500'))
        throw new Error('The deliveries do not contain the response.');
      status = 200;
      await stopRequests();
    };
  },
};
