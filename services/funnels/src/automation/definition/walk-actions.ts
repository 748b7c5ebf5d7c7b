import type { RuleAction } from '../../actions/action';
import { type AnyAction, isFlowAction } from './flow-action';

export interface PlacedAction<Action = AnyAction> {
  readonly action: Action;
  /** Path of the JSON value, such as `actions.2.then.0`. */
  readonly path: string;
  /** Inside of a `for_each`: the project is one of its items. */
  readonly inLoop: boolean;
}

/** All actions at all levels, each before those that it contains. */
export function walkActions(actions: readonly AnyAction[], path = 'actions', inLoop = false): readonly PlacedAction[] {
  return actions.flatMap((action, index): PlacedAction[] => {
    const own = `${path}.${index}`;
    const inner = listsOf(action).flatMap(([list, members]) =>
      walkActions(members, `${own}.${list}`, inLoop || action.type === 'for_each'),
    );
    return [{ action, path: own, inLoop }, ...inner];
  });
}

/** The actions with an effect, at all levels. */
export function effectActions(actions: readonly AnyAction[]): readonly PlacedAction<RuleAction>[] {
  return walkActions(actions).flatMap(({ action, ...place }) => (isFlowAction(action) ? [] : [{ action, ...place }]));
}

/** The lists of actions that an action contains, by the name of their member. */
export function listsOf(action: AnyAction): readonly (readonly [string, readonly AnyAction[]])[] {
  if (action.type === 'if') {
    return [['then', action.then] as const, ...(action.else ? [['else', action.else] as const] : [])];
  }
  return action.type === 'for_each' ? [['actions', action.actions]] : [];
}
