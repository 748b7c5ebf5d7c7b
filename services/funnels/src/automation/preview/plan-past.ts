import { type AnyAction, comparesVariable } from '../definition/flow-action';
import { type PlannedAction, planActions } from '../definition/plan-actions';
import type { Readings } from '../triggers/readings';
import { combinePast } from './evaluate-past';

/** The actions of a run for a past event, with the values that were read then. */
export function planPast(actions: readonly AnyAction[], readings: Readings): readonly PlannedAction[] {
  return planActions(actions, ({ conditions }, { inLoop, afterWait }) => {
    if (inLoop || afterWait || conditions.some(comparesVariable)) return 'unknown';
    const holds = combinePast(conditions, readings);
    if (holds === undefined) return 'unknown';
    return holds ? 'then' : 'else';
  });
}
