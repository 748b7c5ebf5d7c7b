import { type Reply, versioned } from '@trackway/http';
import type { Caller } from '@trackway/runtime';
import type { Application } from '../application';
import type { Channel } from './channel';
import { presentChannel } from './channel-schemas';

/** A channel as every route answers with it, with its version as entity tag. `more` stands beside it. */
export async function channelReply(
  { queries }: Application,
  caller: Caller,
  channel: Channel,
  more: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const [presented] = (await queries.addAwaiting(caller, [channel])).map(presentChannel);
  // An answer may hold a secret, which no cache may keep.
  return versioned({ channel: presented, ...more }, channel.version, { 'Cache-Control': 'no-store' });
}
