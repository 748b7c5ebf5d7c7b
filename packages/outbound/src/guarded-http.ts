import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { bytesOf, limitBody } from './bounded-body';
import { guardedLookup, type Resolve } from './guarded-lookup';
import { OutboundError } from './outbound-error';
import type { OutboundPolicy } from './outbound-policy';
import type { OutboundRequest } from './outbound-request';
import { nextHop } from './redirects';
import { resolvePublic } from './resolve-public';

export interface OutboundResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
}

const AGENT = { keepAlive: true, timeout: 10_000, maxSockets: 20, maxFreeSockets: 20 };
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * HTTP client for URLs that users choose. The address is checked when the connection is made. Proxies of the
 * environment are not used. Redirects are followed only if requested, and each of them is checked.
 */
export class GuardedHttp {
  private readonly agents: Readonly<Record<string, HttpAgent>>;
  private readonly guarded: ReturnType<typeof guardedLookup>;

  constructor(
    private readonly policy: OutboundPolicy,
    resolve: Resolve = resolvePublic(),
  ) {
    this.agents = { 'http:': new HttpAgent(AGENT), 'https:': new HttpsAgent(AGENT) };
    this.guarded = guardedLookup(resolve);
  }

  /** The complete response with any status. @throws OutboundError */
  async send(url: string, request: OutboundRequest): Promise<OutboundResponse & { readonly body: Buffer }> {
    const { body, ...reply } = await this.open(url, request);
    return { ...reply, body: await bytesOf(body) };
  }

  /** The response as a stream. `body` fails with an OutboundError above its limits, and must be read or destroyed. */
  async open(
    url: string,
    request: OutboundRequest,
  ): Promise<OutboundResponse & { body: ReturnType<typeof limitBody> }> {
    const deadline = AbortSignal.timeout(request.timeoutMs);
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline;
    let hop = { url: this.policy.readUrl(url), request };
    for (let left = request.redirects ?? 0; ; left -= 1) {
      const reply = await this.exchange(hop.url, hop.request, signal);
      const next = request.redirects ? nextHop(hop, reply, left) : undefined;
      if (!next) {
        const { statusCode: status = 0, headers } = reply;
        return { status, headers, body: limitBody(reply, request.maxBytes, signal) };
      }
      reply.destroy();
      hop = { url: this.policy.readUrl(next.url.href), request: next.request };
    }
  }

  stop(): void {
    for (const agent of Object.values(this.agents)) agent.destroy();
  }

  private exchange(url: URL, { method = 'GET', headers, body }: OutboundRequest, signal: AbortSignal) {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const lookupIfGuarded = this.policy.allows(url) ? {} : { lookup: this.guarded };
    return new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = send(url, {
        ...lookupIfGuarded,
        method,
        // Compressed responses are not requested: they could be far larger after decompression.
        headers: { 'accept-encoding': 'identity', ...headers, ...(body ? { 'content-length': body.length } : {}) },
        agent: this.agents[url.protocol],
        maxHeaderSize: MAX_HEADER_BYTES,
        signal,
      });
      outgoing.once('response', resolve).once('error', (error) => reject(toOutboundError(error, signal)));
      outgoing.end(body);
    });
  }
}

function toOutboundError(error: Error, signal: AbortSignal): OutboundError {
  if (error instanceof OutboundError) return error;
  if (signal.aborted) return new OutboundError('timeout', 'The host took too long.', { cause: error });
  return new OutboundError('unreachable', 'The host cannot be reached.', { cause: error });
}
