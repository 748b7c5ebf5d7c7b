import type { RuleAction } from '@trackway/client';
import type { EditedAction } from './rule-draft';

/** Variables of every action. Those that end with `.*` have members that only a run knows. */
const COMMON = ['rule.id', 'rule.name', 'trigger.type', 'trigger.*'];
const OF_PROJECT = ['project.id', 'project.code', 'project.name'];
const OF_ITEM = ['id', 'code', 'name', 'number'];

/** What later actions can use of an action that has a name. */
const OUTPUTS: Readonly<Record<RuleAction['type'], readonly string[]>> = {
  move: ['step_id', 'step_name'],
  set_field: ['field', 'value'],
  add_tag: ['tag_id'],
  assign_user: ['user_id'],
  attach_form: ['form_id', 'loose_form_id'],
  send_message: ['message_id'],
  call_webhook: ['status', 'body', 'body.*'],
  start_agent: ['execution_id'],
  start_export: ['operation_id'],
  wait: ['ended_by', 'ended_at', 'event.type', 'event.*'],
  if: ['branch'],
  for_each: ['count'],
};

export function commonVariables(hasProject: boolean): readonly string[] {
  return hasProject ? [...COMMON, ...OF_PROJECT] : COMMON;
}

/** The variables that an action can use: those before its list, and the outputs of earlier actions of the list. */
export function variablesBefore(
  actions: readonly EditedAction[],
  index: number,
  before: readonly string[],
): readonly string[] {
  return [...before, ...actions.slice(0, index).flatMap(outputsOf)];
}

/** Variables of the current item, for the actions of a `for_each`. */
export function itemVariables(name: string | undefined): readonly string[] {
  return [...OF_PROJECT, ...(name ? OF_ITEM.map((member) => `${name}.${member}`) : [])];
}

function outputsOf({ type, name }: EditedAction): readonly string[] {
  return name ? (OUTPUTS[type as RuleAction['type']] ?? []).map((output) => `${name}.${output}`) : [];
}
