import { notFound } from '@trackway/errors';

/** A non-interactive client of a frame with its own secret. */
export interface ServiceAccount {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly active: boolean;
  readonly secretHash: Buffer;
  /** The previous secret while it is still accepted. */
  readonly previousSecret: { readonly hash: Buffer; readonly until: Date } | null;
  /** Access tokens of older generations are invalid. */
  readonly generation: number;
  readonly createdBy: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

export type ServiceAccountFields = Pick<ServiceAccount, 'name' | 'scopes' | 'active'>;

/** @throws AppError 404 if the account does not exist or is deleted. */
export function assertExists(account: ServiceAccount | undefined): asserts account is ServiceAccount {
  if (!account || account.deletedAt) throw notFound('service_account');
}

/** Whether existing tokens allow more than the account may do after the change. */
export function losesScopes(before: ServiceAccountFields, after: ServiceAccountFields): boolean {
  const allowed = new Set(after.scopes);
  const narrowed = !allowed.has('*') && before.scopes.some((scope) => !allowed.has(scope));
  return (before.active && !after.active) || narrowed;
}
