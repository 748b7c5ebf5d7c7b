import type { EventCause } from '../../shared/event-cause';
import type { TriggerType } from '../definition/trigger';

/** An event that can trigger rules. */
export interface TriggerEvent extends EventCause {
  readonly type: TriggerType;
  /** Null for a due schedule that runs without a project. */
  readonly projectId: string | null;
  readonly funnelId?: string;
  readonly stepId?: string;
  /** The only rule that it triggers, for schedules and stays. */
  readonly ruleId?: string;
  /** Details that rules can match and logs show, such as the attachment, form or channel. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The key of the queue: triggers of a project are processed in order. */
export function partitionOf({ projectId, ruleId, id }: Pick<TriggerEvent, 'projectId' | 'ruleId' | 'id'>): string {
  return projectId ?? ruleId ?? id;
}
