import type { assignmentChanged, DataOf, Event, funnelChanged } from '@trackway/contracts';

export type AssignmentEvent = Event<DataOf<typeof assignmentChanged>>;
export type FunnelEvent = Event<DataOf<typeof funnelChanged>>;

/** What searches need of funnels. Events may be repeated, late, and older after newer: the newest state stays. */
export interface FunnelReadModel {
  /** Of one frame. Counts anew how far their projects are. */
  keepAssignments(frameId: string, events: readonly AssignmentEvent[]): Promise<void>;
  /** Of one frame. Where steps have changed, counts anew how far the projects in their funnel are. */
  keepFunnels(frameId: string, events: readonly FunnelEvent[]): Promise<void>;
}
