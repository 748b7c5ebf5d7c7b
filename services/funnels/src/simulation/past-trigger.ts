import type { Place } from '../triggers/hears';
import type { Readings } from '../triggers/readings';
import type { TriggerFact } from '../triggers/trigger-fact';

/** Something that happened, as it was when it happened. */
export interface PastTrigger {
  readonly fact: TriggerFact;
  /** Where the project stood. */
  readonly places: readonly Place[];
  /** What conditions of that time read; undefined where no rule with conditions listened. */
  readonly readings: Readings | undefined;
}
