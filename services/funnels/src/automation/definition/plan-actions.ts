import { type AnyAction, type Branch, type IfAction, isFlowAction } from './flow-action';

/** `unknown` if the branch depends on a value that only a run has. */
export type PlannedBranch = Branch | 'unknown';

export interface PlannedPlace {
  /** As in a run; the actions of a `for_each` are planned once, with `3.actions.0`. */
  readonly path: string;
  /** Inside of a `for_each`. */
  readonly inLoop: boolean;
  /** Later than the event, so that values can have changed. */
  readonly afterWait: boolean;
}

/** An action that a run would execute. */
export interface PlannedAction extends PlannedPlace {
  readonly action: AnyAction;
  /** Only of an `if`. Without a known branch, none of its actions is planned. */
  readonly branch?: PlannedBranch;
}

export type DecideBranch = (action: IfAction, place: PlannedPlace) => PlannedBranch;

/** The actions of a run in their order, with the branches that `decide` chooses. */
export function planActions(actions: readonly AnyAction[], decide: DecideBranch): readonly PlannedAction[] {
  const planned: PlannedAction[] = [];
  planList(actions, '', false);
  return planned;

  function planList(list: readonly AnyAction[], prefix: string, inLoop: boolean): void {
    for (const [index, action] of list.entries()) {
      const afterWait = planned.some((before) => before.action.type === 'wait');
      const place = { path: `${prefix}${index}`, inLoop, afterWait };
      if (action.type !== 'if') {
        planned.push({ ...place, action });
        if (action.type === 'for_each') planList(action.actions, `${place.path}.actions.`, true);
        continue;
      }
      const branch = decide(action, place);
      planned.push({ ...place, action, branch });
      if (branch !== 'unknown') planList(action[branch] ?? [], `${place.path}.${branch}.`, inLoop);
    }
  }
}

/** The types of the planned actions that have an effect. */
export function plannedEffects(planned: readonly PlannedAction[]): readonly AnyAction['type'][] {
  return planned.flatMap(({ action }) => (isFlowAction(action) ? [] : [action.type]));
}
