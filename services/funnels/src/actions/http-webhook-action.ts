import { AppError } from '@trackway/errors';
import { type GuardedHttp, type HostLimit, OutboundError } from '@trackway/outbound';
import type { Clock } from '@trackway/runtime';
import type { RuleAction } from './action';
import type { ActionPerformer } from './action-performer';

const TIMEOUT_MS = 10_000;
/** An answer is read to its end so that the connection can be used again; nothing of it is kept. */
const MAX_RESPONSE_BYTES = 64 * 1024;

/**
 * Tells another system what happened. Every try of one call has the same `webhook-id`, so that a receiver can tell a repeat;
 * that nothing is told twice is more than anybody can promise over a network.
 */
export function webhookAction(deps: {
  http: GuardedHttp;
  limit: HostLimit;
  clock: Clock;
}): ActionPerformer<Extract<RuleAction, { type: 'call_webhook' }>> {
  return {
    perform: async ({ url, payload }, { caller, projectId, key, about }) => {
      const { ruleId, ruleName, trigger, detail } = about;
      const body = {
        frame_id: caller.frameId,
        project_id: projectId,
        rule: { id: ruleId, kind: caller.kind, name: ruleName },
        trigger: { type: trigger, ...detail },
        payload: payload ?? null,
      };
      const headers = {
        'content-type': 'application/json',
        'webhook-id': key,
        'webhook-timestamp': String(Math.floor(deps.clock().getTime() / 1_000)),
      };
      deps.limit.take(caller.frameId, url, deps.clock());
      const request = { method: 'POST', headers, body: Buffer.from(JSON.stringify(body)) } as const;
      const status = await post(deps.http, url, request);
      if (status >= 200 && status < 300) return { status: 'succeeded', detail: `The webhook answered ${status}.` };
      throw rejected(status);
    },
    preview: async ({ url }) => ({ possible: true, detail: `${new URL(url).origin} would be called.` }),
  };
}

async function post(
  http: GuardedHttp,
  url: string,
  request: { method: 'POST'; headers: Record<string, string>; body: Buffer },
): Promise<number> {
  try {
    const { status } = await http.send(url, { ...request, timeoutMs: TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES });
    return status;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const kind = error.isTemporary ? 'unavailable' : 'invalid';
    throw new AppError(kind, 'webhook_not_delivered', error.message, {}, { cause: error });
  }
}

/** 429 and 5xx may mend; anything else would be answered the same again. */
function rejected(status: number): AppError {
  const kind = status === 429 || status >= 500 ? 'unavailable' : 'invalid';
  return new AppError(kind, 'webhook_refused', `The webhook answered ${status}.`);
}
