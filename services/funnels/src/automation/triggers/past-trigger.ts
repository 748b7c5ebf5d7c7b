import type { Placement } from './matches-rule';
import type { Readings } from './readings';
import type { TriggerEvent } from './trigger-event';

/** Something that happened, as it was when it happened. */
export interface PastTrigger {
  readonly trigger: TriggerEvent;
  /** Where the project stood. */
  readonly placements: readonly Placement[];
  /** What conditions of that time read; undefined where no rule with conditions listened. */
  readonly readings: Readings | undefined;
}
