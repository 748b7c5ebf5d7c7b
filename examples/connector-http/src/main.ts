import type { AddressInfo } from 'node:net';
import { handOver } from './sender.ts';
import { createConnector } from './server.ts';
import { readSettings } from './settings.ts';
import { Spool } from './spool.ts';

const settings = readSettings(process.env);
const spool = new Spool(settings.spoolFolder);
await spool.open();

const stopping = new AbortController();
const server = createConnector(spool, settings);
server.listen(settings.port, () => {
  process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    stopping.abort();
  });
}
await handOver(spool, settings, stopping.signal);
