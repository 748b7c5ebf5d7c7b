import { withOwnerScopes } from '../../shared/owner-scopes';
import { type ForEachAction, MAX_ITEMS } from '../definition/flow-action';
import { readScopesOf } from '../rules/rule-scopes';
import type { Performed } from './attempt-step';
import type { FlowScope } from './flow-scope';
import type { RunActionsDeps, RunContext } from './run-context';

/** Finds the projects of a `for_each`. They are recorded, so that a resumed run continues with the same ones. */
export async function findItems(
  deps: RunActionsDeps,
  { actor, rule }: RunContext,
  { over, limit = MAX_ITEMS }: ForEachAction,
  { projectId }: FlowScope,
): Promise<Performed> {
  const caller = await withOwnerScopes(deps.fetchGrants, actor, rule.owner, ...readScopesOf(rule));
  const filters = over === 'children' ? [{ field: 'parent', operator: 'equals', value: projectId }] : over.search;
  const reader = { ...caller, scopes: ['projects:read'] };
  const found: string[] = [];
  for await (const ids of deps.listProjects(reader, filters)) {
    found.push(...ids);
    if (found.length > limit) break;
  }
  const items = found.slice(0, limit);
  const more = found.length > limit ? ` The search finds more; the limit is ${limit}.` : '';
  const detail = `${items.length} ${items.length === 1 ? 'project' : 'projects'}.${more}`;
  return {
    status: items.length > 0 ? 'succeeded' : 'skipped',
    detail,
    result: { items },
    outputs: { count: items.length },
  };
}
