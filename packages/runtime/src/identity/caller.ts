/** Kinds of actors, as in the history. */
export type CallerKind =
  | 'user'
  | 'service_account'
  | 'automation'
  | 'assistant'
  | 'ai_agent'
  | 'import'
  | 'channel'
  | 'form_link'
  | 'system';

/** A verified identity. Every query is limited to `frameId` (the tenant). Every route requires one of `scopes`. */
export interface Caller {
  readonly kind: CallerKind;
  /** UUID of the user or other actor. */
  readonly id: string;
  readonly frameId: string;
  readonly scopes: readonly string[];
  readonly name?: string;
  readonly email?: string;
  /** Id of the personal access token. Absent if the user has a token of the configured issuer. */
  readonly tokenId?: string;
  /** Service that calls on behalf of `id`. Absent for requests from outside. */
  readonly service?: string;
}

/** `*` grants everything. `projects:write` does not include `projects:read`. */
export function hasScope(caller: Pick<Caller, 'scopes'>, scope: string): boolean {
  return caller.scopes.includes('*') || caller.scopes.includes(scope);
}
