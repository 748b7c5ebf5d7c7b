import type { Scope } from '@trackway/contracts';

interface Named {
  /** The variables of later texts begin with it. Unique in the rule. */
  readonly name?: string;
}

/** An action of a rule, in the format of the API. */
export type RuleAction = Named &
  (
    | { readonly type: 'move'; readonly step_id: string }
    | { readonly type: 'set_field'; readonly field: string; readonly value: unknown }
    | { readonly type: 'add_tag'; readonly tag_id: string }
    | { readonly type: 'assign_user'; readonly user_id: string }
    | { readonly type: 'attach_form'; readonly form_id: number }
    | { readonly type: 'send_message'; readonly channel_id: string; readonly message: string }
    | { readonly type: 'start_agent'; readonly agent_id: string; readonly input?: string }
    | { readonly type: 'call_webhook'; readonly url: string; readonly payload?: Readonly<Record<string, unknown>> }
    | {
        readonly type: 'start_export';
        readonly export: string;
        readonly columns?: readonly string[];
        readonly filters?: readonly unknown[];
        readonly format?: 'xlsx' | 'csv';
      }
  );

export type ActionType = RuleAction['type'];

/** The scope that the owner of a rule needs when the action is executed. */
export const scopeOfAction: Readonly<Record<ActionType, Scope>> = {
  move: 'funnels:write',
  set_field: 'projects:write',
  add_tag: 'projects:write',
  assign_user: 'projects:write',
  attach_form: 'forms:write',
  send_message: 'channels:write',
  call_webhook: 'automations:write',
  start_agent: 'automations:write',
  start_export: 'spreadsheets:write',
};

/** Actions that do not need a project. */
export const actionsWithoutProject: ReadonlySet<ActionType> = new Set(['call_webhook', 'start_agent', 'start_export']);
