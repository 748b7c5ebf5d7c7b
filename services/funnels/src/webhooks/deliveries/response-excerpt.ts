import type { Readable } from 'node:stream';

/** Kept in the log. */
const KEPT_BYTES = 4 * 1024;

/** The beginning of a body as text that a database can hold. The rest is not read. */
export async function beginningOf(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection where there is more to come.
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= KEPT_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString('utf8').replaceAll('\0', '\uFFFD');
}
