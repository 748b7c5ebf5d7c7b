import { type Caller, hasScope } from '@trackway/runtime';
import { scopesOfTools } from '../tools/tool-scopes';
import type { ExecutionRecord } from './execution-store';

/** For these callers, the input is their own text. Otherwise it describes an event of a project. */
const STARTED_BY_CALLERS = new Set(['user', 'service_account']);

/**
 * Removes texts that may contain data for which the caller lacks the read scope: results of tools, what the model
 * wrote, and the event that started the execution.
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
