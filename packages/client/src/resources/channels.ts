import type { Call } from '../call';
import { channels as generated } from '../generated/resources';
import type { InboundMessage } from '../generated/schemas';

export function channels(call: Call) {
  const resource = generated(call);
  return {
    ...resource,

    /** Delivers a message as a connector does, to a channel without a secret. A repetition with the same `external_id` has no effect. */
    async deliver(externalRef: string, message: InboundMessage): Promise<void> {
      await resource.receive(externalRef, { external_id: crypto.randomUUID(), ...message }, { repeatable: true });
    },
  };
}
