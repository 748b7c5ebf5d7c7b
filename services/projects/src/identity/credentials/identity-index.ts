export interface Owned {
  readonly frameId: string;
  readonly id: string;
}

/** Whose an account or a token is; those who bring one say no frame. */
export interface IdentityIndex {
  findAccount(id: string): Promise<Owned | undefined>;
  findToken(hash: Buffer): Promise<Owned | undefined>;
}
