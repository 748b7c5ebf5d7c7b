import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Cause } from '../cause';

export const refusingReceiver: Cause = {
  what: 'the receiver of a webhook answers 500, while three projects a second are made',
  cure: '`GET /webhooks/{id}/deliveries` shows what it answers; it answers 200 again, and deliveries are made up for',
  alerts: ['WebhooksFail'],
  begin: async (scene) => {
    let status = 500;
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/`;
    const id = await scene.make('/webhooks', 'webhook', { name: 'World', url, kinds: ['*'] });
    const stopMaking = scene.meanwhile(333, () => scene.ask('POST', '/projects', { name: 'Roof' }));
    return async () => {
      const shown = await scene.ask('GET', `/webhooks/${id}/deliveries`);
      if (!JSON.stringify(shown.body).includes('500')) throw new Error('Deliveries do not show what was answered.');
      status = 200;
      await stopMaking();
    };
  },
};
