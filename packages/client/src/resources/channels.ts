import type { Call } from '../call';
import { channels as generated } from '../generated/resources';
import type { InboundMessage } from '../generated/schemas';
import { randomId } from '../transport/random-id';

export function channels(call: Call) {
  const resource = generated(call);
  return {
    ...resource,

    /** Delivers a message as a connector does, to a channel without a secret. A repetition with the same `external_id` has no effect. */
    async deliver(externalRef: string, message: InboundMessage): Promise<void> {
      const external_id = message.external_id ?? randomId();
      await resource.receive(externalRef, { ...message, external_id }, { repeatable: true });
    },
  };
}
