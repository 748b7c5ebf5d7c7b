import type { CheckUrl } from '@trackway/outbound';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import type { Channel } from './channel';
import { auditChannel } from './channel-audit';
import { assertDeliveryUrl } from './delivery-url';

export interface CreateChannel extends Pick<Channel, 'name' | 'kind' | 'active' | 'settings'> {
  /** Generated if omitted. */
  readonly externalRef?: string | undefined;
}

/** Creates a channel in the caller's frame. */
export function makeCreateChannel(deps: {
  unitOfWork: UnitOfWork;
  newId: NewId;
  newExternalRef: () => string;
  checkUrl: CheckUrl;
  clock: Clock;
}) {
  return async (caller: Caller, { externalRef, ...fields }: CreateChannel): Promise<Channel> => {
    assertDeliveryUrl(deps.checkUrl, fields.settings);
    const now = deps.clock();
    const channel: Channel = {
      ...fields,
      id: deps.newId(),
      frameId: caller.frameId,
      externalRef: externalRef ?? deps.newExternalRef(),
      secrets: [],
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await deps.unitOfWork.run(async ({ channels, outbox, recordEffect }) => {
      await channels.insert(channel);
      await outbox.add(auditChannel(caller, 'created', channel));
      await recordEffect(channel.id);
    });
    return channel;
  };
}
