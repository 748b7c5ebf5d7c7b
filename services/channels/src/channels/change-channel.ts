import { isDeepStrictEqual } from 'node:util';
import { notFound, rejectStale } from '@trackway/errors';
import type { CheckUrl } from '@trackway/outbound';
import type { Caller, Clock } from '@trackway/runtime';
import type { UnitOfWork } from '../unit-of-work';
import { type Channel, rotateSecrets } from './channel';
import { auditChannel, changeOfChannel } from './channel-audit';
import { assertDeliveryUrl } from './delivery-url';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

type Changes = Partial<Pick<Channel, 'name' | 'kind' | 'active' | 'settings' | 'secrets' | 'deletedAt'>>;

/** Changes fields of a channel. If nothing changes, the version stays the same. */
export function makeUpdateChannel(deps: Deps & { checkUrl: CheckUrl }) {
  return async (caller: Caller, id: string, changes: Changes, ifVersion?: number): Promise<Channel> => {
    assertDeliveryUrl(deps.checkUrl, changes.settings);
    return await change(deps, caller, id, (channel) => {
      if (channel.deletedAt) throw notFound('channel');
      rejectStale(channel.version, ifVersion);
      return changes;
    });
  };
}

/** Soft-deletes a channel. Its messages stay; deliveries to it are rejected. Deleting it again is a 404. */
export function makeDeleteChannel(deps: Deps) {
  return (caller: Caller, id: string, ifVersion?: number): Promise<Channel> =>
    change(deps, caller, id, ({ deletedAt, version }, now) => {
      if (deletedAt) throw notFound('channel');
      rejectStale(version, ifVersion);
      return { deletedAt: now };
    });
}

export function makeRestoreChannel(deps: Deps) {
  return (caller: Caller, id: string, ifVersion?: number): Promise<Channel> =>
    change(deps, caller, id, ({ deletedAt, version }) => {
      if (!deletedAt) throw notFound('channel');
      rejectStale(version, ifVersion);
      return { deletedAt: null };
    });
}

/** Sets the current secret. The previous secret stays valid for a day. */
export function makeRotateSecret(deps: Deps & { newSecret: () => string }) {
  return async (
    caller: Caller,
    id: string,
    given?: string,
    ifVersion?: number,
  ): Promise<{ channel: Channel; secret: string }> => {
    const secret = given ?? deps.newSecret();
    const channel = await change(deps, caller, id, (current, now) => {
      if (current.deletedAt) throw notFound('channel');
      rejectStale(current.version, ifVersion);
      return { secrets: rotateSecrets(current, secret, now) };
    });
    return { channel, secret };
  };
}

function change(
  { unitOfWork, clock }: Deps,
  caller: Caller,
  id: string,
  decide: (channel: Channel, now: Date) => Changes,
): Promise<Channel> {
  return unitOfWork.run(async ({ channels, outbox }) => {
    const [current] = await channels.findMany(caller.frameId, [id]);
    if (!current) throw notFound('channel');
    const now = clock();
    const wanted = { ...current, ...decide(current, now) };
    if (isDeepStrictEqual(wanted, current)) return current;
    const updated = { ...wanted, version: current.version + 1, updatedAt: now };
    await channels.update(updated);
    await outbox.add(auditChannel(caller, changeOfChannel(current, updated), updated, { before: current }));
    return updated;
  });
}
