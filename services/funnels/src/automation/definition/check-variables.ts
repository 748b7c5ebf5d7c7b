import { didYouMean } from '@trackway/errors';
import { isOperator, operators } from '@trackway/filters';
import { type AnyAction, comparesVariable, type FlowCondition } from './flow-action';
import { hasOpenBraces, variablesIn } from './template-text';
import { textsOf } from './texts-of-action';
import { commonVariables, isVariable, itemVariables, outputVariables } from './variables';

export type Issue = readonly [path: string, message: string];

/**
 * The unknown variables of a rule, with the nearest known ones. An action can use the outputs of the actions before it,
 * in its own list and in those that contain it: these have been executed in any case.
 */
export function checkVariables(actions: readonly AnyAction[], { hasProject }: { hasProject: boolean }): Issue[] {
  return checkList(actions, 'actions', commonVariables(hasProject));
}

function checkList(actions: readonly AnyAction[], path: string, before: readonly string[]): Issue[] {
  let known = before;
  return actions.flatMap((action, index) => {
    const issues = checkAction(action, `${path}.${index}`, known);
    known = [...known, ...outputVariables(action)];
    return issues;
  });
}

function checkAction(action: AnyAction, path: string, known: readonly string[]): Issue[] {
  const own = textsOf(action).flatMap(({ path: member, text }) => checkText(text, `${path}.${member}`, known));
  if (action.type === 'if') {
    return [
      ...action.conditions.flatMap((condition, index) =>
        checkCondition(condition, `${path}.conditions.${index}`, known),
      ),
      ...checkList(action.then, `${path}.then`, known),
      ...checkList(action.else ?? [], `${path}.else`, known),
    ];
  }
  if (action.type !== 'for_each') return own;
  return checkList(action.actions, `${path}.actions`, [...known, ...itemVariables(action.name)]);
}

function checkText(text: string, path: string, known: readonly string[]): Issue[] {
  const unknown = [...new Set(variablesIn(text))].filter((name) => !isVariable(name, known));
  const issues = unknown.map(
    (name): Issue => [path, `There is no variable {{${name}}} here.${suggestion(name, known)}`],
  );
  return hasOpenBraces(text) ? [...issues, [path, 'Write variables as {{project.name}}.']] : issues;
}

function checkCondition(condition: FlowCondition, path: string, known: readonly string[]): Issue[] {
  if (!comparesVariable(condition)) return [];
  const { variable, operator } = condition;
  const issues: Issue[] = [];
  if (!isVariable(variable, known)) {
    issues.push([`${path}.variable`, `There is no variable ${variable} here.${suggestion(variable, known)}`]);
  }
  if (typeof operator !== 'string' || !isOperator(operator)) {
    issues.push([`${path}.operator`, `Must be one of ${operators.join(', ')}.`]);
  }
  return issues;
}

function suggestion(name: string, known: readonly string[]): string {
  return didYouMean(name, known) || ` Variables: ${known.join(', ')}.`;
}
