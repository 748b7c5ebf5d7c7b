/** A subject of an issuer and its user. */
export interface UserIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly userId: string;
  readonly createdAt: Date;
}

export interface UserIdentityStore {
  /** The id of the user; undefined if the subject is new. */
  find(frameId: string, issuer: string, subject: string): Promise<string | undefined>;
  insert(frameId: string, identity: UserIdentity): Promise<void>;
  /**
   * Users with this e-mail address, in any case, who are not deleted and have no subject of any issuer; at most two.
   */
  findUnlinkedByEmail(frameId: string, email: string): Promise<readonly string[]>;
}
