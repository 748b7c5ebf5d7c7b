import { type KeySet, usableKeys } from './key-set';
import type { TokenAlgorithm } from './key-source';

const LIMIT_MS = 5_000;
const MAX_BYTES = 262_144;

/**
 * Reads a JSON Web Key Set of whoever issues tokens: within 5 seconds and 256 KB, without following redirects.
 * @throws Error where there is no answer, or no usable key in it.
 */
export async function fetchJwks(url: string, algorithm: TokenAlgorithm): Promise<KeySet> {
  const answer = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: { accept: 'application/json' },
  });
  if (answer.status !== 200) throw new Error(`The key set answers ${answer.status}.`);
  return usableKeys(JSON.parse(await readBounded(answer)), algorithm);
}

async function readBounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`The key set is larger than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
