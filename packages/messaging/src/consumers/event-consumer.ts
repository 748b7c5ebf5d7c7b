import { setTimeout as pause } from 'node:timers/promises';
import { deadLetterTopic, type Event, eventEnvelope } from '@trackway/contracts';
import { isAppError } from '@trackway/errors';
import {
  Counter,
  currentTraceId,
  DurationHistogram,
  type Logger,
  observableGauges,
  type Registry,
  runInContext,
  withSpan,
} from '@trackway/runtime';
import type { EventBus, ReceivedMessage, Subscription } from '../bus/event-bus';
import type { EventHandler } from './event-handler';

/** Delays between attempts at a message whose failure may be temporary. */
const RETRY_DELAYS_MS = [100, 500, 2_000, 5_000];

/** The type that is counted for messages without a type. */
const UNKNOWN_TYPE = 'unknown';

interface Delivery {
  readonly message: ReceivedMessage;
  readonly event: Event<unknown>;
}

/**
 * Reads topics for a service. Messages of types without a handler, and those without an effect, are
 * skipped. A message goes to the dead letters, with
 * the reason, if it does not match its schema, breaks a rule, or fails after all retries; the partition continues.
 */
export class EventConsumer {
  private readonly handled: Counter<'type' | 'result'>;
  private readonly age: DurationHistogram<'type'>;
  private readonly handlers: ReadonlyMap<string, EventHandler>;

  constructor(
    private readonly deps: {
      group: string;
      bus: EventBus;
      handlers: readonly EventHandler[];
      logger: Logger;
      metrics: Registry;
      retryDelaysMs?: readonly number[];
    },
  ) {
    this.handlers = new Map(deps.handlers.map((handler) => [handler.definition.type, handler]));
    this.age = new DurationHistogram(deps.metrics, {
      name: 'events_age_seconds',
      help: 'Time between an event and its effect in this service',
      labelNames: ['type'],
      buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300],
    });
    this.handled = new Counter({
      name: 'events_handled_total',
      help: 'Events by type and result',
      labelNames: ['type', 'result'],
      registers: [deps.metrics],
    });
    // Starts at zero: a counter whose first value is 1 has no increase, so alerts would miss the first failure.
    for (const type of this.handlers.keys()) {
      for (const result of ['handled', 'dead_letter']) this.handled.inc({ type, result }, 0);
    }
    this.handled.inc({ type: UNKNOWN_TYPE, result: 'dead_letter' }, 0);
    const gauges = {
      events_waiting: 'Messages of a topic that this service has not read yet: the lag of its group',
      dead_letters_kept: 'Messages of a topic that a service could not process, as long as the broker keeps them',
    };
    observableGauges(deps.metrics, gauges, () => this.backlog(), ['topic']);
  }

  async start(): Promise<Subscription> {
    const topics = this.topics();
    return await this.deps.bus.subscribe({
      group: this.deps.group,
      topics,
      handle: (messages, signal) => this.deliver(messages, signal),
    });
  }

  private topics(): readonly string[] {
    return [...new Set(this.deps.handlers.map(({ definition }) => definition.topic))];
  }

  private async backlog() {
    const topics = await this.deps.bus.backlog(this.deps.group, this.topics());
    return topics.map(({ topic, waiting, deadLetters }) => ({
      labels: { topic },
      values: { events_waiting: waiting, dead_letters_kept: deadLetters },
    }));
  }

  private async deliver(messages: readonly ReceivedMessage[], signal: AbortSignal): Promise<void> {
    let run: Delivery[] = [];
    for (const message of messages) {
      const delivery = await this.read(message);
      if (!delivery) continue;
      if (run[0] && run[0].event.type !== delivery.event.type) {
        await this.handle(run, signal);
        run = [];
      }
      run.push(delivery);
    }
    await this.handle(run, signal);
  }

  /** The event of a message; undefined if it has no handler, has no effect or is invalid. */
  private async read(message: ReceivedMessage): Promise<Delivery | undefined> {
    const ofTopic = this.deps.handlers.filter(({ definition }) => definition.topic === message.topic);
    if (ofTopic.some(({ ignores }) => ignores?.(message.value))) return undefined;
    const envelope = eventEnvelope.safeParse(parseJson(message.value));
    if (!envelope.success) return await this.deadLetter(message, UNKNOWN_TYPE, new Error('This is not an event.'));
    const handler = this.handlers.get(envelope.data.type);
    if (!handler) return undefined;
    const data = handler.definition.schema.safeParse(envelope.data.data);
    if (!data.success) return await this.deadLetter(message, envelope.data.type, data.error);
    return { message, event: { ...envelope.data, data: data.data } };
  }

  private async handle(deliveries: readonly Delivery[], signal: AbortSignal): Promise<void> {
    const [first] = deliveries;
    if (!first) return;
    try {
      await this.attempt(deliveries);
    } catch (error) {
      if (deliveries.length === 1) await this.retry(first, error, signal);
      // The messages are handled one by one, so that one invalid message does not affect the others.
      else for (const delivery of deliveries) await this.handle([delivery], signal);
    }
  }

  private async retry(delivery: Delivery, firstError: unknown, signal: AbortSignal): Promise<void> {
    let error = firstError;
    for (const delay of this.deps.retryDelaysMs ?? RETRY_DELAYS_MS) {
      if (!isRetryable(error)) break;
      await pause(delay, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      try {
        await this.attempt([delivery]);
        return;
      } catch (again) {
        error = again;
      }
    }
    // The member is leaving: messages that may succeed later are delivered to the next member.
    if (signal.aborted && isRetryable(error)) throw error;
    // An unavailable dependency affects every message, so the partition waits for it.
    if (isAppError(error) && (error.kind === 'unavailable' || error.kind === 'timeout')) throw error;
    await this.deadLetter(delivery.message, delivery.event.type, error);
  }

  private async attempt(deliveries: readonly Delivery[]): Promise<void> {
    const events = deliveries.map(({ event }) => event);
    const [first] = events;
    const handler = first && this.handlers.get(first.type);
    if (!handler) return;
    const { id, correlationid, depth, traceparent, type } = first;
    const context = { requestId: correlationid, correlationId: correlationid, causationId: id, depth: depth + 1 };
    const span = { kind: 'consumer', attributes: this.spanAttributes(handler, events.length) } as const;
    const traceId = await runInContext(context, () =>
      withSpan(`process ${type}`, { ...span, ...(traceparent ? { traceparent } : {}) }, async () => {
        await handler.handle(events);
        return currentTraceId();
      }),
    );
    this.handled.inc({ type, result: 'handled' }, events.length);
    for (const { time } of events) {
      this.age.observe({ type }, Math.max(0, Date.now() - Date.parse(time)) / 1_000, traceId);
    }
  }

  /** Semantic conventions of OpenTelemetry for the processing of messages. */
  private spanAttributes({ definition }: EventHandler, messages: number) {
    return {
      'messaging.system.name': 'kafka',
      'messaging.destination.name': definition.topic,
      'messaging.operation.name': 'process',
      'messaging.operation.type': 'process',
      'messaging.consumer.group.name': this.deps.group,
      'messaging.batch.message_count': messages,
    };
  }

  private async deadLetter(message: ReceivedMessage, type: string, error: unknown): Promise<undefined> {
    const reason = error instanceof Error ? error.message : String(error);
    this.deps.logger.error(
      { err: error, topic: message.topic, type, offset: message.offset },
      'a message went to the dead letters',
    );
    this.handled.inc({ type, result: 'dead_letter' });
    const origin = {
      'x-group': this.deps.group,
      'x-error': reason.slice(0, 1_000),
      'x-offset': `${message.partition}:${message.offset}`,
    };
    const { key, value, headers } = message;
    await this.deps.bus.publish([
      { topic: deadLetterTopic(message.topic), key, value, headers: { ...headers, ...origin } },
    ]);
    return undefined;
  }
}

/** Errors of rules are permanent: a retry would fail again. */
function isRetryable(error: unknown): boolean {
  return !isAppError(error) || error.kind === 'unavailable' || error.kind === 'timeout' || error.kind === 'internal';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
