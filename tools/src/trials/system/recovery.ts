import { isReady } from './is-ready';

/** URLs of services for probes and metrics, by service. */
export type OperationsUrls = Readonly<Record<string, string>>;

const TIMEOUT_MS = 5_000;
/** The relays of services that work publish events within this time. */
const MAX_OUTBOX_AGE_S = 5;

/** Whether services are ready and, with `drains`, publish their events. */
export async function hasRecovered(services: OperationsUrls, { drains }: { drains: boolean }): Promise<boolean> {
  const check = async (url: string) => (await isReady(url)) && (!drains || (await publishes(url)));
  return (await Promise.all(Object.values(services).map(check))).every(Boolean);
}

async function publishes(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok && oldestEventSeconds(await response.text()) < MAX_OUTBOX_AGE_S;
  } catch {
    return false;
  }
}

/** The age of the oldest event in the outbox of a service by its metrics. 0 for a service without an outbox. */
export function oldestEventSeconds(metrics: string): number {
  const values = metrics.matchAll(/^outbox_oldest_seconds(?:\{[^}]*\})? (\S+)$/gm);
  return Math.max(0, ...[...values].map(([, value]) => Number(value)));
}
