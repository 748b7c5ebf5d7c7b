import { sign } from 'jsonwebtoken';

export type TokenClaims = {
  frameId: string;
  userId: string;
  name: string;
  email: string;
  /** Separated by blanks; `*` is all. */
  scope: string;
  ttlSeconds: number;
};

/** An access token as the local gateway takes it: HS256, signed with the secret of its state folder. */
export function createToken(secret: string, claims: TokenClaims): string {
  const { frameId, userId, name, email, scope, ttlSeconds } = claims;
  const options = { algorithm: 'HS256', subject: userId, expiresIn: ttlSeconds } as const;
  return sign({ frame_id: frameId, scope, name, email }, secret, options);
}
