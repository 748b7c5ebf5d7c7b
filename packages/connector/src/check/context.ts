import { randomUUID } from 'node:crypto';
import { asList, asRecord, textOrNull } from '../messages';
import { signedHeaders } from '../signature';
import type { Child } from './child-process';
import type { CheckOptions } from './options';
import type { Received, StandInTrackway } from './trackway';

/** A check that has failed: the behaviour that was found, and the correct one. */
export class CheckFailure extends Error {
  constructor(
    message: string,
    readonly expected: string,
  ) {
    super(message);
  }
}

/** A check that doesn't apply to this connector. */
export class CheckSkipped extends Error {}

export interface Delivery {
  readonly id: string;
  readonly text: string;
  readonly conversation: string;
}

interface Parts {
  readonly options: CheckOptions;
  readonly trackway: StandInTrackway;
  readonly url: string;
  readonly secret: string;
  readonly fake: string | undefined;
  readonly child: Child | undefined;
}

const POLL_MS = 20;
const RESPONSE_TIMEOUT_MS = 10_000;

/** The operations of the checks. */
export class Context {
  private recipientOfCheck: Readonly<Record<string, unknown>> | undefined;
  private count = 0;

  constructor(readonly parts: Parts) {}

  get trackway(): StandInTrackway {
    return this.parts.trackway;
  }

  /** A text that no other message contains. */
  newText(): string {
    this.count += 1;
    return `check-${this.count}-${randomUUID().slice(0, 8)}`;
  }

  /** Polls until the result is defined. @throws CheckFailure after the timeout */
  async until<T>(
    find: () => T | undefined | Promise<T | undefined>,
    found: () => string,
    expected: string,
  ): Promise<T> {
    const end = Date.now() + this.parts.options.timeoutMs;
    for (;;) {
      const result = await find();
      if (result !== undefined) return result;
      if (Date.now() > end) throw new CheckFailure(found(), expected);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** A customer writes a message to the fake provider. */
  async write(text: string, from = 'ana', id = text): Promise<void> {
    const { status } = await this.control('POST', '/control/messages', { id, text, from });
    if (status !== 202)
      throw new CheckFailure(`The fake provider responded with ${status}.`, 'POST /control/messages: 202');
  }

  /** Waits until Trackway has accepted the message. */
  async arrives(text: string): Promise<Received> {
    return this.until(
      () => this.trackway.accepted(text)[0],
      () => `Trackway did not get the message; attempts: ${this.trackway.attempts(text).length}.`,
      'The connector repeats a message until the response is 2xx.',
    );
  }

  /** @throws CheckFailure if Trackway would have stored the message more than once */
  assertOnce(text: string): void {
    const keys = new Set(this.trackway.attempts(text).map(({ key }) => key));
    if (keys.size !== 1) {
      throw new CheckFailure(
        `Trackway would store the message ${keys.size} times: ${[...keys].join(', ')}.`,
        'Every attempt has the same `external_id` (or, without one, the same `webhook-id`).',
      );
    }
  }

  /** The recipient of outbound messages: the sender of an earlier message, as the connector described it. */
  async recipient(): Promise<Readonly<Record<string, unknown>>> {
    if (this.recipientOfCheck) return this.recipientOfCheck;
    if (!this.parts.fake) return { id: 'ana', name: 'Ana', phone: '+351910000001', email: 'ana@example.org' };
    const text = this.newText();
    await this.write(text);
    const sender = asRecord((await this.arrives(text)).body['sender']);
    const { id = null, name = null, phone = null, email = null } = sender;
    this.recipientOfCheck = { id, name, phone, email };
    return this.recipientOfCheck;
  }

  newDelivery(conversation: string = randomUUID(), text = this.newText()): Delivery {
    return { id: randomUUID(), text, conversation };
  }

  async bodyOf({ id, text, conversation }: Delivery): Promise<string> {
    return JSON.stringify({
      type: 'message.outbound',
      timestamp: new Date().toISOString(),
      data: {
        media_item_id: id,
        channel_id: '018f0000-0000-7000-8000-000000000001',
        conversation_id: conversation,
        project_id: null,
        recipient: await this.recipient(),
        message: text,
        metadata: {},
      },
    });
  }

  /** Sends a message to the connector, like Trackway. @returns the status; 0 if there was no response */
  async deliver(delivery: Delivery): Promise<number> {
    const body = await this.bodyOf(delivery);
    return this.post(body, signedHeaders(this.parts.secret, delivery.id, body));
  }

  async post(body: string, headers: Readonly<Record<string, string>>): Promise<number> {
    const { url, options } = this.parts;
    try {
      const response = await fetch(`${url}${options.deliverPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  async assertAccepted(delivery: Delivery): Promise<void> {
    const status = await this.deliver(delivery);
    if (status >= 200 && status < 300) return;
    throw new CheckFailure(
      `The response was ${status || 'missing'}.`,
      '2xx within ten seconds, after the message is stored',
    );
  }

  /** How often the provider got a message; repetitions that it detects count once. */
  async sentCount(text: string): Promise<number> {
    return (await this.sentTexts(text)).length;
  }

  /** The texts that the provider got and that contain one of these, in order. */
  async sentTexts(...texts: readonly string[]): Promise<string[]> {
    const { body } = await this.control('GET', '/control/sent');
    const sent = asList(asRecord(body)['messages']).map((one) => textOrNull(asRecord(one)['text']) ?? '');
    return sent.flatMap((one) => texts.find((text) => one.includes(text)) ?? []);
  }

  async isSent(text: string): Promise<void> {
    await this.until(
      async () => ((await this.sentCount(text)) > 0 ? true : undefined),
      () => 'The provider did not get the message.',
      'A message that was accepted with 2xx is sent to the provider, and repeated after temporary errors.',
    );
  }

  async assertSentOnce(text: string): Promise<void> {
    const count = await this.sentCount(text);
    if (count !== 1)
      throw new CheckFailure(
        `The provider got the message ${count} times.`,
        'Once: a repetition has the same `webhook-id`.',
      );
  }

  /** Lets the next calls of the connector to its provider fail. @returns false if the provider cannot demand a pause */
  async failProvider(status: number, times: number, retryAfter?: number): Promise<boolean> {
    const pause = retryAfter === undefined ? {} : { retry_after: retryAfter };
    const { body } = await this.control('POST', '/control/failures', { status, times, ...pause });
    return asRecord(body)['has_retry_after'] !== false;
  }

  async control(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    if (!this.parts.fake) throw new CheckSkipped('there is no fake provider (--fake or --start-fake)');
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${this.parts.fake}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  }

  async health(accept = 'application/json'): Promise<{ status: number; type: string; text: string }> {
    const { url, options } = this.parts;
    const response = await fetch(`${url}${options.healthPath}`, {
      headers: { accept },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
  }

  /** Kills the connector, as a crash of the host would. */
  async kill(): Promise<void> {
    await this.requireStarted().end('SIGKILL');
  }

  async restart(): Promise<void> {
    this.requireStarted().start();
    await this.ready();
  }

  /** Waits until the health page responds. */
  async ready(): Promise<void> {
    const { child } = this.parts;
    await this.until(
      () => {
        if (child && !child.isRunning) throw new CheckFailure(`The connector exited: ${child.lastOutput}`, 'It runs.');
        return this.health().then(
          () => true,
          () => undefined,
        );
      },
      () => `The health page did not respond. ${child?.lastOutput ?? ''}`,
      'The connector listens on PORT and has a health page.',
    );
  }

  /** @throws CheckSkipped if the check cannot stop the connector */
  requireStarted(): Child {
    if (!this.parts.child) throw new CheckSkipped('the connector was not started by this program (--start)');
    return this.parts.child;
  }
}
