/** The kinds of who may act; the `kind` of an actor in the history. */
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

/** A verified identity. Every query is limited to `frameId`; every route needs one of `scopes`. */
export interface Caller {
  readonly kind: CallerKind;
  /** UUID of the user (or other actor) that acts. */
  readonly id: string;
  readonly frameId: string;
  readonly scopes: readonly string[];
  readonly name?: string;
  readonly email?: string;
  /** The personal access token that speaks for the user; absent where the user comes with a token of the issuer's. */
  readonly tokenId?: string;
  /** The service that speaks on behalf of `id`; absent where the request came from outside. */
  readonly service?: string;
}

/** `*` is all; `projects:write` does not imply `projects:read`. */
export function hasScope(caller: Pick<Caller, 'scopes'>, scope: string): boolean {
  return caller.scopes.includes('*') || caller.scopes.includes(scope);
}
