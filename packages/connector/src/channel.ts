import { type Call, callJson } from './http/call';
import { fitMessage, fitStatus, type InboundMessage, type StatusReport } from './messages';
import { signedHeaders } from './signature';

/**
 * Also retried, because an operator can correct them: a wrong secret, a deleted channel, a wrong address. A rejected message
 * would need manual work after the correction.
 */
const CONFIGURATION_STATUSES = [401, 403, 404];

/** The channel of Trackway that this connector belongs to. All requests are signed. */
export class Channel {
  constructor(private readonly options: { readonly url: string; readonly secret: string }) {}

  /** Resolves when Trackway has stored the message. A repetition has no effect. */
  async postMessage(id: string, message: InboundMessage): Promise<void> {
    await this.post(this.options.url, id, fitMessage(message));
  }

  /** Reports the status of an outbound message. Repeated and late reports have no effect. */
  async postStatus(id: string, report: StatusReport): Promise<void> {
    await this.post(`${this.options.url}/statuses`, id, fitStatus(report));
  }

  private async post(url: string, id: string, json: unknown): Promise<void> {
    // Signed for each attempt, because a signature is valid for five minutes.
    const headers = signedHeaders(this.options.secret, id, JSON.stringify(json));
    const request: Omit<Call, 'body'> = { url, headers, retryable: CONFIGURATION_STATUSES };
    const response = await callJson({ ...request, json });
    await response.arrayBuffer();
  }
}
