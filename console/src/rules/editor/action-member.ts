import type { ReactNode } from 'react';
import { type EditedAction, withMember } from './rule-draft';

/** Where a list of actions is. */
export interface Place {
  /** Path of the list in the rule, such as `actions.0.then`. */
  readonly path: string;
  /** 1 for the actions of the rule. */
  readonly depth: number;
  readonly inLoop: boolean;
  /** Variables that are known before the list. */
  readonly variables: readonly string[];
}

export interface ActionList {
  readonly actions: readonly EditedAction[];
  readonly place: Place;
  readonly onChange: (actions: readonly EditedAction[]) => void;
}

export interface ActionFieldsProps {
  readonly action: EditedAction;
  readonly place: Place;
  readonly path: string;
  readonly onChange: (action: EditedAction) => void;
  /** Shows the actions that an action contains. */
  readonly renderList: (list: ActionList) => ReactNode;
}

/** Value, path and change handler of a member of an action. */
export function memberOf(
  { action, path, onChange }: Pick<ActionFieldsProps, 'action' | 'path' | 'onChange'>,
  name: string,
) {
  return {
    path: `${path}.${name}`,
    value: action[name],
    onChange: (value: unknown) => onChange(withMember(action, name, value)),
  };
}
