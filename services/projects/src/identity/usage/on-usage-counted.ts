import { usageCounted } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { UsageStore } from './usage-store';

/** Stores what gateways have counted. */
export function onUsageCounted(usage: UsageStore): EventHandler {
  return handler(usageCounted, async (events) => {
    const frames = Map.groupBy(events, ({ frameid }) => frameid);
    for (const [frameId, ofFrame] of frames) {
      await usage.add(
        frameId,
        ofFrame.map(({ data }) => data),
      );
    }
  });
}
