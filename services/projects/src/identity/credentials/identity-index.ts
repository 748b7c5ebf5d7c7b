export interface Owned {
  readonly frameId: string;
  readonly id: string;
}

/** Finds the frame of an account or a token, also a deleted or revoked one. Requests that present them name no frame. */
export interface IdentityIndex {
  findAccount(id: string): Promise<Owned | undefined>;
  findToken(hash: Buffer): Promise<Owned | undefined>;
}
