import type { EventCause } from '../../shared/event-cause';

/** Something that happened to a project at a step. Rules can be triggered by it. */
export interface StepEvent extends EventCause {
  readonly type: 'entered' | 'left' | 'attachment_viewed';
  readonly projectId: string;
  readonly funnelId: string;
  readonly stepId: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface StepEventStore {
  add(frameId: string, events: readonly StepEvent[]): Promise<void>;
}
