import { AppError } from '@trackway/errors';
import { type GuardedHttp, type HostLimit, OutboundError } from '@trackway/outbound';
import type { Clock } from '@trackway/runtime';
import type { RuleAction } from './action';
import type { ActionPerformer } from './action-performer';

const TIMEOUT_MS = 10_000;
/** The response is read completely so that the connection can be reused. It is stored only if the action has a name. */
const MAX_RESPONSE_BYTES = 64 * 1024;

/**
 * Posts the trigger to a URL. All attempts of one call have the same `webhook-id`, by which a receiver can detect
 * duplicates: delivery is at least once.
 */
export function webhookAction(deps: {
  http: GuardedHttp;
  limit: HostLimit;
  clock: Clock;
}): ActionPerformer<Extract<RuleAction, { type: 'call_webhook' }>> {
  return {
    perform: async ({ url, payload, name }, { caller, projectId, key, about }) => {
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
      const { status, body: received } = await post(deps.http, url, request);
      if (status >= 200 && status < 300) {
        const outputs = name === undefined ? {} : { status, body: readBody(received) };
        return { status: 'succeeded', detail: `The webhook responded with ${status}.`, outputs };
      }
      throw rejected(status);
    },
    preview: async ({ url }) => ({ possible: true, detail: `${new URL(url).origin} would be called.` }),
  };
}

async function post(
  http: GuardedHttp,
  url: string,
  request: { method: 'POST'; headers: Record<string, string>; body: Buffer },
): Promise<{ status: number; body: Buffer }> {
  try {
    return await http.send(url, { ...request, timeoutMs: TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const kind = error.isTemporary ? 'unavailable' : 'invalid';
    throw new AppError(kind, 'webhook_not_delivered', error.message, {}, { cause: error });
  }
}

/** The JSON value, or the text of another body. */
function readBody(body: Buffer): unknown {
  const text = body.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** 429 and 5xx are retried. Any other status would be the same again. */
function rejected(status: number): AppError {
  const kind = status === 429 || status >= 500 ? 'unavailable' : 'invalid';
  return new AppError(kind, 'webhook_refused', `The webhook responded with ${status}.`);
}
