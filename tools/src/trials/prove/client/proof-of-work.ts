import { createHash } from 'node:crypto';
import { send } from './send';

/** The header with which an anonymous client proves its work for a submission. Empty if no challenge was returned. */
export async function proofFor(answersUrl: string): Promise<Record<string, string>> {
  const url = answersUrl.replace(/\/answers$/, '/challenges');
  const { body, outcome } = await send({ url, method: 'POST', headers: {}, body: undefined });
  if (outcome !== 'ok') return {};
  const { token, salt, difficulty } = body.challenge;
  for (let number = 0; ; number += 1) {
    const hash = createHash('sha256').update(`${salt}:${number}`).digest('hex');
    if (BigInt(`0x${hash}`) >> BigInt(256 - difficulty) === 0n) return { 'x-proof-of-work': `${token}:${number}` };
  }
}
