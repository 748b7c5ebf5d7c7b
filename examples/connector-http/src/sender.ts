import type { Settings } from './settings.ts';
import { signedHeaders } from './signature.ts';
import type { Job, Spool } from './spool.ts';

const TIMEOUT_MS = 10_000;
const IDLE_MS = 250;
const MAX_DELAY_MS = 10 * 60_000;
/** Temporary errors. Other responses than 2xx are permanent errors. */
const RETRYABLE_STATUSES = new Set([408, 425, 429]);

type Outcome = 'done' | { readonly refused: string } | { readonly againInMs: number };

/** Sends spooled messages in order until `signal` fires. An unavailable receiver delays only its own messages. */
export async function handOver(spool: Spool, settings: Settings, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const held = new Set<Job['to']>();
    for (const job of await spool.waiting()) {
      if (signal.aborted || held.has(job.to)) continue;
      if (job.dueAt > Date.now()) held.add(job.to);
      else if (!(await attempt(spool, settings, job))) held.add(job.to);
    }
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  }
}

/** False if the job has to be retried later. */
async function attempt(spool: Spool, settings: Settings, job: Job): Promise<boolean> {
  const outcome = await send(settings, job);
  if (outcome !== 'done' && 'againInMs' in outcome) {
    await spool.postpone(job, Date.now() + outcome.againInMs);
    return false;
  }
  // Before the job is removed: after a crash in between, the status is sent again, which has no effect.
  if (job.to === 'provider') await spool.add(statusOf(job, outcome));
  if (outcome === 'done') await spool.done(job);
  else await spool.refused(job, outcome.refused);
  return true;
}

function statusOf({ id }: Job, outcome: 'done' | { readonly refused: string }): Pick<Job, 'id' | 'to' | 'body'> {
  const status = outcome === 'done' ? { status: 'delivered' } : { status: 'failed', error: outcome.refused };
  return { id: `status:${id}`, to: 'statuses', body: JSON.stringify({ media_item_id: id, ...status }) };
}

async function send(settings: Settings, job: Job): Promise<Outcome> {
  const { url, headers } = targetOf(settings, job);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: job.body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = await response.text();
    if (response.ok) return 'done';
    if (response.status < 500 && !RETRYABLE_STATUSES.has(response.status))
      return { refused: `${response.status} ${answer}` };
    return { againInMs: pauseAfter(job.attempts, Number(response.headers.get('retry-after'))) };
  } catch {
    return { againInMs: pauseAfter(job.attempts, 0) };
  }
}

function targetOf(settings: Settings, { id, to, body }: Job): { url: string; headers: Record<string, string> } {
  if (to === 'provider') {
    const headers = { authorization: `Bearer ${settings.providerToken}`, 'idempotency-key': id };
    return { url: settings.providerUrl, headers };
  }
  const url = to === 'channel' ? settings.channelUrl : `${settings.channelUrl}/statuses`;
  return { url, headers: signedHeaders(settings.secret, id, body) };
}

/** 1, 2, 4 … seconds with jitter, and not before `Retry-After`. */
function pauseAfter(attempts: number, retryAfterSeconds: number): number {
  const pause = Math.min(1_000 * 2 ** attempts, MAX_DELAY_MS) * (0.8 + Math.random() * 0.4);
  return Math.max(pause, (retryAfterSeconds || 0) * 1_000);
}
