import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Body } from '../history/operation';

/** One of this many deliveries is rejected, so that it is sent again. */
const REJECTED_SHARE = 20;

export type ReceivedDelivery = {
  readonly event: Body;
  /** False if the receiver responded with an error. */
  readonly isAccepted: boolean;
};

/**
 * Receives the webhooks of all tenants, each at its own path. It rejects an event once, because the third retry follows after
 * two minutes.
 */
export class WebhookReceiver {
  private readonly received = new Map<string, ReceivedDelivery[]>();
  private count = 0;
  private readonly server = createServer(async (request, response) => {
    const event: Body = JSON.parse((await buffer(request)).toString());
    this.count += 1;
    const frameId = (request.url ?? '').slice(1);
    const isAccepted = this.count % REJECTED_SHARE !== 0 || this.hasRejected(frameId, event.id);
    this.received.get(frameId)?.push({ event, isAccepted });
    response.writeHead(isAccepted ? 200 : 500).end();
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  /** Begins the record of a tenant, and returns the URL of its webhook. */
  add(frameId: string): string {
    this.received.set(frameId, []);
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/${frameId}`;
  }

  /** Ends the record of a tenant. */
  remove(frameId: string): void {
    this.received.delete(frameId);
  }

  receivedBy(frameId: string): readonly ReceivedDelivery[] {
    return [...(this.received.get(frameId) ?? [])];
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private hasRejected(frameId: string, id: string): boolean {
    const received = this.received.get(frameId) ?? [];
    return received.some(({ event, isAccepted }) => !isAccepted && event.id === id);
  }
}
