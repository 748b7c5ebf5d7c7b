/** What a verified token of an identity provider says about its user. */
export interface SignedInSubject {
  readonly providerId: string;
  readonly subject: string;
  readonly userName: string | undefined;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
  readonly groups: readonly string[];
}

/** The user that a token belongs to, with the scopes of its groups. */
export interface ResolvedUser {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  /** False if the user is deactivated or deleted. */
  readonly active: boolean;
  readonly scopes: readonly string[];
}
