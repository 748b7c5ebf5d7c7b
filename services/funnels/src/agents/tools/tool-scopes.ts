import type { Scope } from '@trackway/contracts';
import { scopeOf } from '../../actions/action';

/** The scope that each tool uses, which the owner of the agent needs at run time and a user needs to start the agent. */
export const scopeOfTool = {
  read_project: 'projects:read',
  search_projects: 'projects:read',
  read_funnels: 'funnels:read',
  read_answers: 'forms:read',
  move_project: scopeOf.move,
  set_field: scopeOf.set_field,
  add_tag: scopeOf.add_tag,
  assign_user: scopeOf.assign_user,
  attach_form: scopeOf.attach_form,
  send_message: scopeOf.send_message,
} as const satisfies Readonly<Record<string, Scope>>;

export type ToolName = keyof typeof scopeOfTool;

/** Scopes of everything that an agent may do. Tools that no longer exist need none, because they do nothing. */
export function scopesOfTools(names: readonly string[]): Scope[] {
  return [...new Set(names.flatMap((name) => (isTool(name) ? [scopeOfTool[name]] : [])))];
}

function isTool(name: string): name is ToolName {
  return Object.hasOwn(scopeOfTool, name);
}
