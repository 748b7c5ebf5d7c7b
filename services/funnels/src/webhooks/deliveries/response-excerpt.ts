import type { Readable } from 'node:stream';

const MAX_EXCERPT_BYTES = 4 * 1024;

/** The first bytes of a body as text that PostgreSQL can store. The rest is not read. */
export async function excerptOf(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop destroys the stream if there is more.
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= MAX_EXCERPT_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_EXCERPT_BYTES).toString('utf8').replaceAll('\0', '\uFFFD');
}
