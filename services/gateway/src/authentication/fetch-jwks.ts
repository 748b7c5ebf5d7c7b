import { type KeySet, usableKeys } from './key-set';
import type { TokenAlgorithm } from './key-source';

const LIMIT_MS = 5_000;
const MAX_BYTES = 262_144;

/**
 * Reads the JSON Web Key Set of the token issuer: within 5 seconds and 256 KB, without redirects.
 * @throws Error if the request fails or no key is usable.
 */
export async function fetchJwks(url: string, algorithm: TokenAlgorithm): Promise<KeySet> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: { accept: 'application/json' },
  });
  if (response.status !== 200) throw new Error(`The key set responds with status ${response.status}.`);
  return usableKeys(JSON.parse(await readBounded(response)), algorithm);
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`The key set is larger than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
