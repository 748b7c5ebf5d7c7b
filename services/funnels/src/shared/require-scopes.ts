import type { Scope } from '@trackway/contracts';
import { missingScope } from '@trackway/errors';
import { hasScope } from '@trackway/runtime';

/** @throws AppError 403 with the first missing scope. */
export function requireScopes(holder: { readonly scopes: readonly string[] }, needed: readonly Scope[]): void {
  const missing = needed.find((scope) => !hasScope(holder, scope));
  if (missing) throw missingScope(missing);
}
