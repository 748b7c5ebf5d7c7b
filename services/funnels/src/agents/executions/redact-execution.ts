import { type Caller, hasScope } from '@trackway/runtime';
import { scopesOfTools } from '../tools/tool-scopes';
import type { ExecutionRecord } from './execution-store';

/** Started by these, the input is the caller's own text; otherwise it describes an event of a project. */
const STARTED_BY_CALLERS = new Set(['user', 'service_account']);

/**
 * An execution without texts that may contain data which the caller lacks the read scopes for: what tools returned, what
 * the model wrote about it, and the event that started the execution.
 */
export function redactExecution(caller: Caller, execution: ExecutionRecord): ExecutionRecord {
  if (readScopesOf(execution).every((scope) => hasScope(caller, scope))) return execution;
  return {
    ...execution,
    input: '',
    output: execution.output === null ? null : '',
    steps: execution.steps.map((step) => ({ ...step, arguments: null, result: '' })),
    waiting: execution.waiting.map((call) => ({ ...call, arguments: '' })),
  };
}

function readScopesOf({ steps, waiting, trigger }: ExecutionRecord): string[] {
  const tools = [...steps, ...waiting].flatMap(({ name }) => name ?? []);
  const ofTools = scopesOfTools(tools).map((scope) => scope.replace(/:write$/, ':read'));
  return STARTED_BY_CALLERS.has(trigger) ? ofTools : [...ofTools, 'projects:read'];
}
