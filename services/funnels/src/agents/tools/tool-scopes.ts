import type { Scope } from '@trackway/contracts';
import { scopeOfAction } from '../../actions/action';

/** The scope of each tool. The owner needs it when the tool is called, and a user needs it to start the agent. */
export const scopeOfTool = {
  read_project: 'projects:read',
  search_projects: 'projects:read',
  read_funnels: 'funnels:read',
  read_answers: 'forms:read',
  move_project: scopeOfAction.move,
  set_field: scopeOfAction.set_field,
  add_tag: scopeOfAction.add_tag,
  assign_user: scopeOfAction.assign_user,
  attach_form: scopeOfAction.attach_form,
  send_message: scopeOfAction.send_message,
} as const satisfies Readonly<Record<string, Scope>>;

export type ToolName = keyof typeof scopeOfTool;

/** Scopes of all tools of an agent. Unknown tools need none, because they cannot be called. */
export function scopesOfTools(names: readonly string[]): Scope[] {
  return [...new Set(names.flatMap((name) => (isTool(name) ? [scopeOfTool[name]] : [])))];
}

function isTool(name: string): name is ToolName {
  return Object.hasOwn(scopeOfTool, name);
}
