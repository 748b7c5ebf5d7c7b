import { sign } from 'jsonwebtoken';

export type TokenClaims = {
  frameId: string;
  userId: string;
  name: string;
  email: string;
  /** Separated by spaces; `*` means all. */
  scope: string;
  ttlSeconds: number;
};

/** Creates an access token for the local gateway: HS256, signed with the secret of its state folder. */
export function createToken(secret: string, claims: TokenClaims): string {
  const { frameId, userId, name, email, scope, ttlSeconds } = claims;
  const options = { algorithm: 'HS256', subject: userId, expiresIn: ttlSeconds } as const;
  return sign({ frame_id: frameId, scope, name, email }, secret, options);
}
