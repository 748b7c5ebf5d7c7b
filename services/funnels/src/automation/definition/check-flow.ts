import { invalidInput } from '@trackway/errors';
import { checkVariables, type Issue } from './check-variables';
import { type AnyAction, comparesVariable, type ForEachAction, MAX_ITEMS } from './flow-action';
import type { RuleTrigger } from './trigger';
import { RESERVED_NAMES } from './variables';
import { type PlacedAction, walkActions } from './walk-actions';

/** All actions of a rule, at all levels. */
const MAX_ACTIONS = 50;
/** Executed actions of one `for_each`: each is a member of the run's log. */
const MAX_LOOP_ACTIONS = 500;

/**
 * Checks what depends on more than one action: names, variables, and what loops contain.
 * @throws AppError 422 with a message for each path.
 */
export function checkFlow({ actions, trigger }: { actions: readonly AnyAction[]; trigger: RuleTrigger }): void {
  const hasProject = trigger.type !== 'schedule' || trigger.each_project;
  const placed = walkActions(actions);
  const issues = [
    ...(placed.length > MAX_ACTIONS
      ? [
          [
            'actions',
            `A rule has at most ${MAX_ACTIONS} actions at all levels; this one has ${placed.length}.`,
          ] as const,
        ]
      : []),
    ...checkNames(placed),
    ...placed.flatMap((one) => checkPlace(one, hasProject)),
    ...checkVariables(actions, { hasProject }),
  ];
  if (issues.length === 0) return;
  const byPath = Map.groupBy(issues, ([path]) => path);
  throw invalidInput(
    Object.fromEntries([...byPath].map(([path, found]) => [path, [...new Set(found.map(([, message]) => message))]])),
  );
}

function checkNames(placed: readonly PlacedAction[]): Issue[] {
  const seen = new Set<string>();
  return placed.flatMap(({ action: { name }, path }): Issue[] => {
    if (name === undefined) return [];
    if (RESERVED_NAMES.includes(name))
      return [[`${path}.name`, `${name} is the name of other variables. Choose another.`]];
    if (seen.has(name)) return [[`${path}.name`, `Another action has the name ${name}. Names are unique in a rule.`]];
    seen.add(name);
    return [];
  });
}

function checkPlace({ action, path, inLoop }: PlacedAction, ruleHasProject: boolean): Issue[] {
  if (action.type === 'wait') {
    if (inLoop) return [[`${path}.type`, 'A wait cannot be inside of a for_each. Wait before or after it.']];
    const needsProject = action.for === undefined && !ruleHasProject;
    return needsProject ? [[`${path}.type`, needs('A wait for a date or an event')]] : [];
  }
  if (action.type === 'if') {
    const readsProject = action.conditions.some((condition) => !comparesVariable(condition));
    return readsProject && !ruleHasProject && !inLoop ? [[`${path}.conditions`, needs('A condition on a field')]] : [];
  }
  return action.type === 'for_each' ? checkLoop(action, path, { inLoop, ruleHasProject }) : [];
}

function checkLoop(
  { over, limit = MAX_ITEMS, actions }: ForEachAction,
  path: string,
  { inLoop, ruleHasProject }: { inLoop: boolean; ruleHasProject: boolean },
): Issue[] {
  if (inLoop) return [[`${path}.type`, 'A for_each cannot be inside of another one.']];
  if (over === 'children' && !ruleHasProject) return [[`${path}.over`, needs('A list of children')]];
  const count = walkActions(actions).length;
  if (limit * count <= MAX_LOOP_ACTIONS) return [];
  const most = Math.floor(MAX_LOOP_ACTIONS / count);
  const message = `With ${count} actions for each item, the limit is at most ${most}, so that a run has at most ${MAX_LOOP_ACTIONS} of them.`;
  return [[`${path}.limit`, message]];
}

function needs(subject: string): string {
  return `${subject} needs a project, but the rule runs without one. Set each_project of the schedule.`;
}
