import { notFound } from '@trackway/errors';

/** A program of a frame that comes by itself, with a secret of its own. */
export interface ServiceAccount {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly active: boolean;
  readonly secretHash: Buffer;
  /** The secret before the last change, for as long as it is still taken. */
  readonly previousSecret: { readonly hash: Buffer; readonly until: Date } | null;
  /** Access tokens of older generations are no longer good. */
  readonly generation: number;
  readonly createdBy: string;
  /** Raised by every change. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

export type ServiceAccountFields = Pick<ServiceAccount, 'name' | 'scopes' | 'active'>;

/** @throws AppError 404 for one that is not there, or not any more. */
export function refuseGone(account: ServiceAccount | undefined): asserts account is ServiceAccount {
  if (!account || account.deletedAt) throw notFound('service_account');
}

/** Whether tokens that are out allow what the account may no longer do. */
export function losesRights(before: ServiceAccountFields, after: ServiceAccountFields): boolean {
  const allowed = new Set(after.scopes);
  const narrowed = !allowed.has('*') && before.scopes.some((scope) => !allowed.has(scope));
  return (before.active && !after.active) || narrowed;
}
