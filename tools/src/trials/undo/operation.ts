import type { Response } from '../prove/client/send';
import { type ChainTenant, type Kind, PATHS } from './chain-tenant';

/** One request. Undefined if the tenant has nothing that it could change. */
export type Operation = (tenant: ChainTenant) => Promise<Response | undefined>;

export const change =
  (kind: Kind, body: (tenant: ChainTenant) => object): Operation =>
  (tenant) =>
    tenant.call('PATCH', `${PATHS[kind]}/${tenant.any(kind)}`, body(tenant));
export const remove =
  (kind: Kind): Operation =>
  (tenant) =>
    tenant.call('DELETE', `${PATHS[kind]}/${tenant.any(kind)}`);
