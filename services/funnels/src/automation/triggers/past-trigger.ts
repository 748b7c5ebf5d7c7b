import type { Placement } from './matches-rule';
import type { Readings } from './readings';
import type { TriggerEvent } from './trigger-event';

/** A trigger with the state at that time. */
export interface PastTrigger {
  readonly trigger: TriggerEvent;
  /** The steps in which the project was. */
  readonly placements: readonly Placement[];
  /** The values that conditions read; undefined if no rule with conditions was triggered. */
  readonly readings: Readings | undefined;
}
