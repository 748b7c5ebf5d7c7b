import type { Place } from './matches-rule';
import type { Readings } from './readings';
import type { TriggerFact } from './trigger-event';

/** Something that happened, as it was when it happened. */
export interface PastTrigger {
  readonly fact: TriggerFact;
  /** Where the project stood. */
  readonly places: readonly Place[];
  /** What conditions of that time read; undefined where no rule with conditions listened. */
  readonly readings: Readings | undefined;
}
