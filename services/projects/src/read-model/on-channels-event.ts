import { awaitingReplyChanged } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { ChannelReadModel } from './channel-read-model';

/** Keeps since when conversations await a reply. */
export function onChannelsEvent(readModel: ChannelReadModel): EventHandler[] {
  return [
    handler(awaitingReplyChanged, async (events) => {
      for (const [frameId, ofFrame] of Map.groupBy(events, ({ frameid }) => frameid)) {
        await readModel.keepAwaiting(frameId, ofFrame);
      }
    }),
  ];
}
