import type { AgentLimits, CreateAgent, UpdateAgent } from '@trackway/client';
import type { Agent } from './agent-api';

/** Limits that every agent has, and those that may be absent. */
export const REQUIRED_LIMITS = ['max_steps', 'max_tokens', 'max_seconds'] as const;
export const OPTIONAL_LIMITS = ['max_cost', 'daily_tokens', 'daily_cost'] as const;

type Limit = (typeof REQUIRED_LIMITS)[number] | (typeof OPTIONAL_LIMITS)[number];

const LIMITS: readonly Limit[] = [...REQUIRED_LIMITS, ...OPTIONAL_LIMITS];

/** The tools of the API, by whether they change data. */
export const READ_TOOLS = ['read_project', 'search_projects', 'read_funnels', 'read_answers'];
export const WRITE_TOOLS = ['move_project', 'set_field', 'add_tag', 'assign_user', 'attach_form', 'send_message'];

export interface AgentDraft extends Readonly<Record<Limit, string>> {
  readonly [field: string]: unknown;
  readonly name: string;
  readonly provider: string;
  readonly model: string;
  readonly instructions: string;
  readonly tools: readonly string[];
  readonly needs_approval: boolean;
}

export const NEW_AGENT: AgentDraft = {
  name: '',
  provider: 'echo',
  model: 'echo',
  instructions: '',
  tools: READ_TOOLS,
  needs_approval: true,
  max_steps: '20',
  max_tokens: '50000',
  max_seconds: '300',
  max_cost: '',
  daily_tokens: '',
  daily_cost: '',
};

export function draftOf({ name, provider, model, instructions, tools, needs_approval, limits }: Agent): AgentDraft {
  const texts = Object.fromEntries(LIMITS.map((limit) => [limit, String(limits[limit] ?? '')])) as Record<
    Limit,
    string
  >;
  return { name, provider, model, instructions, tools, needs_approval, ...texts };
}

export function createBody(draft: AgentDraft): CreateAgent {
  const { name, provider, model, instructions, tools, needs_approval } = draft;
  return { name, provider, model, instructions, tools, needs_approval, limits: limitsOf(draft) };
}

/** Limits are sent together, because the API replaces them. `draft` has those that another user changed. */
export function updateBody(draft: AgentDraft, changes: Partial<AgentDraft>): UpdateAgent {
  const others = Object.fromEntries(Object.entries(changes).filter(([field]) => !LIMITS.some((one) => one === field)));
  const hasLimits = LIMITS.some((limit) => changes[limit] !== undefined);
  return { ...others, ...(hasLimits ? { limits: limitsOf(draft) } : {}) };
}

/** An empty limit is left out. The API rejects a limit that is required. */
function limitsOf(draft: Readonly<Record<Limit, string>>): AgentLimits {
  const given = LIMITS.filter((limit) => draft[limit].trim() !== '');
  const limits: unknown = Object.fromEntries(given.map((limit) => [limit, Number(draft[limit])]));
  return limits as AgentLimits;
}
