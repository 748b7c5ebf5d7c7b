import type { AnyAction } from './flow-action';

/** Variables that every action can use. A name that ends with `.*` stands for members that only a run knows. */
const COMMON = ['rule.id', 'rule.name', 'trigger.type', 'trigger.*'];
const OF_PROJECT = ['project.id', 'project.code', 'project.name'];

/** Names that no action can have, because they are the first part of other variables. */
export const RESERVED_NAMES: readonly string[] = ['project', 'rule', 'trigger'];

/** What later texts can use of an action. */
const OUTPUTS: Readonly<Record<AnyAction['type'], readonly string[]>> = {
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

/** What the actions of a `for_each` can use of the current item. */
const OF_ITEM = ['id', 'code', 'name', 'number'];

export function commonVariables(hasProject: boolean): readonly string[] {
  return hasProject ? [...COMMON, ...OF_PROJECT] : COMMON;
}

export function outputVariables({ name, type }: AnyAction): readonly string[] {
  return name === undefined ? [] : OUTPUTS[type].map((output) => `${name}.${output}`);
}

export function itemVariables(name: string | undefined): readonly string[] {
  return [...OF_PROJECT, ...(name === undefined ? [] : OF_ITEM.map((member) => `${name}.${member}`))];
}

export function isVariable(name: string, known: readonly string[]): boolean {
  return known.some((one) =>
    one.endsWith('.*') ? name.startsWith(one.slice(0, -1)) && name.length > one.length - 1 : one === name,
  );
}
