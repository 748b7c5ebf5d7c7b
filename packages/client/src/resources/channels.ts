import type { Call } from '../call';
import type { components } from '../generated/api';
import type { Transport } from '../transport/transport';

export interface InboundMessage {
  readonly message: string;
  /** A repetition with the same id has no effect. */
  readonly external_id?: string;
  readonly [further: string]: unknown;
}

export function channels(call: Call, transport: Transport) {
  return {
    async read(channel: string): Promise<components['schemas']['Channel']> {
      return (await call('get', '/api/management/channels/{channel}', { path: { channel } })).channel;
    },

    /** Delivers a message like a connector, to a channel without a secret. */
    async deliver(externalRef: string, message: InboundMessage): Promise<void> {
      const path = `/api/management/channels/inbound/${encodeURIComponent(externalRef)}`;
      const body = { external_id: crypto.randomUUID(), ...message };
      await transport('POST', path, { body, repeatable: true });
    },
  };
}
