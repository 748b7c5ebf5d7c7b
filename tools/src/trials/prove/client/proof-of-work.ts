import { createHash } from 'node:crypto';
import { type Response, send } from './send';

/** The headers with which an anonymous client proves its work, or the response if it got no challenge. */
type Proof = { readonly headers: Record<string, string> } | { readonly rejection: Response };

export async function proofFor(answersUrl: string): Promise<Proof> {
  const url = answersUrl.replace(/\/answers$/, '/challenges');
  const response = await send({ url, method: 'POST', headers: {}, body: undefined });
  if (response.outcome !== 'ok') return { rejection: response };
  const { token, salt, difficulty } = response.body.challenge;
  for (let number = 0; ; number += 1) {
    const hash = createHash('sha256').update(`${salt}:${number}`).digest('hex');
    if (BigInt(`0x${hash}`) >> BigInt(256 - difficulty) === 0n)
      return { headers: { 'x-proof-of-work': `${token}:${number}` } };
  }
}
