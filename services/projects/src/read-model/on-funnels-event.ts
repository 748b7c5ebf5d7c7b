import { assignmentChanged, funnelChanged } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { FunnelReadModel } from './funnel-read-model';

/** Keeps what is told of funnels, and of the projects in them. */
export function onFunnelsEvent(readModel: FunnelReadModel): EventHandler[] {
  return [
    handler(assignmentChanged, async (events) => {
      for (const [frameId, ofFrame] of Map.groupBy(events, ({ frameid }) => frameid)) {
        await readModel.keepAssignments(frameId, ofFrame);
      }
    }),
    handler(funnelChanged, async (events) => {
      for (const [frameId, ofFrame] of Map.groupBy(events, ({ frameid }) => frameid)) {
        await readModel.keepFunnels(frameId, ofFrame);
      }
    }),
  ];
}
