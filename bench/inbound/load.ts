import { randomUUID } from 'node:crypto';
import { quantile } from '../harness/statistics.ts';

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Posts messages of many senders with `atOnce` concurrent requests. A failed request aborts the run. */
export async function postMessages(
  port: number,
  refs: readonly string[],
  count: number,
  concurrency: number,
): Promise<Measured> {
  const took: number[] = [];
  let next = 0;
  const connector = async () => {
    for (let n = next++; n < count; n = next++) {
      const start = performance.now();
      await postOne(port, refs[n % refs.length] ?? '', n);
      took.push(performance.now() - start);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: concurrency }, connector));
  const seconds = (performance.now() - began) / 1_000;
  return { perSecond: count / seconds, p50Ms: quantile(took, 0.5), p99Ms: quantile(took, 0.99) };
}

async function postOne(port: number, ref: string, n: number): Promise<void> {
  const body = {
    message: `Message ${n}: the roof leaks again, and it rains until Thursday. When can you come?`,
    external_id: randomUUID(),
    sender: { id: `sender-${n}`, name: 'Ana' },
  };
  const response = await fetch(`http://127.0.0.1:${port}/api/management/channels/inbound/${ref}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`The message was rejected with ${response.status}.`);
  await response.arrayBuffer();
}
