import type { EventCause } from '../../shared/event-cause';
import type { TriggerType } from '../rules/trigger';

/** Something that happened and that rules may listen to. */
export interface TriggerEvent extends EventCause {
  readonly type: TriggerType;
  /** Null where a schedule fell due that runs on no project. */
  readonly projectId: string | null;
  readonly funnelId?: string;
  readonly stepId?: string;
  /** The one rule that it is meant for: schedules and stays. */
  readonly ruleId?: string;
  /** What rules may ask of it, and logs show: the attachment, form, channel, event and the like. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What has to take turns with others: the project, else the rule itself. */
export function partitionOf({ projectId, ruleId, id }: Pick<TriggerEvent, 'projectId' | 'ruleId' | 'id'>): string {
  return projectId ?? ruleId ?? id;
}
