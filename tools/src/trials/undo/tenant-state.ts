import type { Body } from '../prove/history/operation';
import { type ChainTenant, type Kind, PATHS } from './chain-tenant';
import { orderOf } from './link-operations';

export type TenantState = Readonly<Record<string, string>>;

/** Members that an undo does not restore: times, versions, and the owner of a rule, which is the user of the undo. */
const IGNORED = /^(created_at|updated_at|deleted_at|status_at|linked_at|answered_at|last_run_at|version|owner)$/;

/** What clients see of the objects of a tenant, by object. Deleted objects and empty lists are absent. */
export async function readState(tenant: ChainTenant): Promise<TenantState> {
  const state = new Map<string, string>();
  const read = async (path: string) => {
    const { status, body } = await tenant.call('GET', path);
    const { response: _, ...content } = body;
    const isDeleted = Object.values<Body>(content).some(
      (one) => typeof one?.deleted_at === 'string' || one?.length === 0,
    );
    // The undo of a creation deactivates an intake link.
    if (body.intake_link?.active === false) return;
    if (status === 200 && !isDeleted) state.set(path, JSON.stringify(content, withoutIgnored));
  };
  for (const kind of Object.keys(PATHS) as Kind[]) {
    for (const id of tenant.ids.get(kind) ?? []) await read(`${PATHS[kind]}/${id}`);
  }
  for (const [id, step] of tenant.assistants) await read(`/steps/${step}/assistants/${id}`);
  for (const project of tenant.ids.get('project') ?? []) {
    for (const funnel of tenant.ids.get('funnel') ?? []) await read(`/funnels/${funnel}/projects/${project}`);
    await read(`/dynamic-forms-answers?accessor[type]=project_form&accessor[project_id]=${project}`);
  }
  for (const group of tenant.ids.get('project_group') ?? []) {
    const order = await orderOf(tenant, group);
    if (order.length > 0) state.set(`/project-groups/${group}/projects`, JSON.stringify(order));
  }
  const { urls = [] } = (await tenant.call('GET', '/dynamic-forms/pivot-accessor/urls?perPage=100')).body;
  for (const link of urls) if (link.state === 'active') state.set(`/links/${link.id}`, JSON.stringify(link));
  for (const path of ['/form-theme', '/frame']) await read(path);
  return Object.fromEntries(state);
}

export function differences(one: TenantState, other: TenantState): string[] {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].flatMap((path) => (one[path] === other[path] ? [] : [`${path}: ${one[path]} ≠ ${other[path]}`]));
}

function withoutIgnored(member: string, value: unknown): unknown {
  return IGNORED.test(member) ? undefined : value;
}
