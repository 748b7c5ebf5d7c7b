import { isDeepStrictEqual } from 'node:util';
import { auditOf } from '@trackway/messaging';
import { type Channel, channelSettings } from './channel';

/** The values that an undo restores. Secrets are no part of them. */
export function channelValues({ name, kind, active, settings }: Channel) {
  return { name, kind, active, settings };
}

export const auditChannel = auditOf<Channel>({
  source: 'channels',
  kind: 'channel',
  identify: ({ id, name }) => ({ id, name }),
  settings: ({ name, kind, active, ...channel }) => ({
    name,
    kind,
    active,
    agent_replies_count: channelSettings(channel).agentRepliesCount,
  }),
  // Connectors may store tokens in their settings, also in the URL.
  secrets: ({ settings, secrets }) => ({ settings, secret: secrets[0]?.value ?? null }),
  restorable: { kind: 'channel', values: channelValues },
});

/** The action of an entry, derived from what differs. */
export function changeOfChannel(before: Channel, after: Channel): string {
  if ((before.deletedAt === null) !== (after.deletedAt === null)) return after.deletedAt ? 'deleted' : 'restored';
  if (!isDeepStrictEqual(before.secrets, after.secrets)) {
    return after.secrets.length === 0 ? 'secret_removed' : 'secret_rotated';
  }
  const { version: _, updatedAt: __, ...others } = after;
  const isSwitch = isDeepStrictEqual({ ...before, ...others, active: before.active }, before);
  if (isSwitch && before.active !== after.active) return after.active ? 'activated' : 'deactivated';
  return 'updated';
}
