import type {
  CallOptions,
  Client,
  ClientDuplexStream,
  ClientReadableStream,
  Metadata,
  requestCallback,
  ServiceDefinition,
} from '@grpc/grpc-js';
import type { Caller, InternalTokens } from '@trackway/runtime';
import { outgoingDeadline, outgoingMetadata } from './call-context';
import { isServiceError, toAppError } from './error-status';
import { type GrpcTls, INSECURE } from './grpc-tls';
import { loadService, type ProtoService } from './proto-loader';
import { RETRY_THROTTLING, RetryBudget } from './retry-budget';
import { retryCall } from './retry-call';

const DEFAULT_TIMEOUT_MS = 5_000;
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
/** Standard health service. A request without a service name checks the whole server. */
const HEALTH_CHECK = '/grpc.health.v1.Health/Check';

/**
 * grpc-js retries read-only calls (`idempotency_level` in the protos). `retryCall` retries mutating calls, because it
 * must know whether an attempt may have been executed. Streams are not retried: their clients know what they have
 * received.
 */
function serviceConfig(service: ServiceDefinition): string {
  const reads = Object.values(service).filter(
    (method) => !method.requestStream && !method.responseStream && levelOf(method) === 'NO_SIDE_EFFECTS',
  );
  const name = reads.map(({ path }) => {
    const [, serviceName, method] = path.split('/');
    return { service: serviceName, method };
  });
  const retryPolicy = {
    maxAttempts: 3,
    initialBackoff: '0.1s',
    maxBackoff: '1s',
    backoffMultiplier: 2,
    retryableStatusCodes: ['UNAVAILABLE'],
  };
  return JSON.stringify({
    loadBalancingConfig: [{ round_robin: {} }],
    retryThrottling: RETRY_THROTTLING,
    methodConfig: name.length > 0 ? [{ name, retryPolicy }] : [],
  });
}

/** `idempotency_level` of a method, or of the stub function that calls it. */
function levelOf(method: object): string | undefined {
  const { options } = method as { options?: { idempotency_level?: string } };
  return options?.idempotency_level;
}

export interface CallSettings {
  /** Maximum duration of the call, limited by the caller's deadline. The default is 5 seconds. */
  readonly timeoutMs?: number;
  /** Caller to use instead of the one of the current context. */
  readonly caller?: Caller;
  readonly signal?: AbortSignal;
}

type UnaryMethod<Request, Response> = (
  request: Request,
  metadata: Metadata,
  options: CallOptions,
  callback: requestCallback<Response>,
) => { cancel(): void };

/**
 * A client with one long-lived channel to a peer service. Calls carry a deadline, the identity and the causal chain.
 * They fail with an AppError: the peer's own error, `service_unavailable` or `upstream_timeout`.
 */
export class GrpcClient<Stub extends Client> {
  readonly stub: Stub;
  private readonly retryBudget = new RetryBudget();

  constructor(
    private readonly options: {
      name: string;
      address: string;
      protoFolder: string;
      service: ProtoService;
      tokens: InternalTokens;
      tls?: GrpcTls;
    },
  ) {
    const { stubClass } = loadService(options.protoFolder, options.service);
    const { channel } = options.tls ?? INSECURE;
    this.stub = new stubClass(options.address, channel, {
      'grpc.service_config': serviceConfig(stubClass.service),
      'grpc.keepalive_time_ms': 20_000,
      'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
      'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
      'grpc.initial_reconnect_backoff_ms': 100,
      'grpc.max_reconnect_backoff_ms': 1_000,
      // By default 30 s, during which calls fail if the only replica was replaced by one with another address.
      'grpc.dns_min_time_between_resolutions_ms': 2_000,
    }) as Client as Stub;
  }

  async unary<Request, Response>(
    method: (stub: Stub) => UnaryMethod<Request, Response>,
    request: Request,
    settings: CallSettings = {},
  ): Promise<Response> {
    const { metadata, options } = this.prepare(settings);
    const call = () => this.once(method(this.stub), request, { metadata, options, signal: settings.signal });
    const level = levelOf(method(this.stub));
    const { name: service } = this.options;
    if (level === 'NO_SIDE_EFFECTS') {
      return await call().catch((error: unknown) => {
        throw isServiceError(error) ? toAppError(error, service) : error;
      });
    }
    const { retryBudget: budget } = this;
    return await retryCall(call, { service, budget, isIdempotent: level === 'IDEMPOTENT', deadline: options.deadline });
  }

  /** @throws ServiceError */
  private once<Request, Response>(
    method: UnaryMethod<Request, Response>,
    request: Request,
    { metadata, options, signal }: { metadata: Metadata; options: CallOptions; signal: AbortSignal | undefined },
  ): Promise<Response> {
    let stopListening = (): void => undefined;
    const response = new Promise<Response>((resolve, reject) => {
      const call = method.call(this.stub, request, metadata, options, (error, received) => {
        if (error) reject(error);
        else if (received === undefined) reject(new Error(`The service ${this.options.name} sent no response.`));
        else resolve(received);
      });
      stopListening = cancelOnAbort(call, signal);
    });
    return response.finally(() => stopListening());
  }

  async *serverStream<Request, Response>(
    method: (
      stub: Stub,
    ) => (request: Request, metadata: Metadata, options: CallOptions) => ClientReadableStream<Response>,
    request: Request,
    settings: CallSettings = {},
  ): AsyncGenerator<Response> {
    const { metadata, options } = this.prepare(settings);
    yield* this.read(method(this.stub).call(this.stub, request, metadata, options), settings.signal);
  }

  /** Opens a bidirectional stream. `responses` ends when the peer ends it. */
  bidiStream<Request, Response>(
    method: (stub: Stub) => (metadata: Metadata, options: CallOptions) => ClientDuplexStream<Request, Response>,
    settings: CallSettings = {},
  ): { send: (request: Request) => Promise<void>; end: () => void; responses: AsyncGenerator<Response> } {
    const { metadata, options } = this.prepare(settings);
    const call = method(this.stub).call(this.stub, metadata, options);
    return {
      send: (request) => sent(call, request),
      end: () => call.end(),
      responses: this.read(call, settings.signal),
    };
  }

  /**
   * Resolves if the health service of the peer reports SERVING.
   * @throws AppError as every call.
   */
  check(settings: CallSettings = {}): Promise<void> {
    const { metadata, options } = this.prepare(settings);
    return new Promise((resolve, reject) => {
      const none = () => Buffer.alloc(0);
      this.stub.makeUnaryRequest(HEALTH_CHECK, none, none, undefined, metadata, options, (error) => {
        if (error) reject(toAppError(error, this.options.name));
        else resolve();
      });
    });
  }

  close(): void {
    this.stub.close();
  }

  private prepare(settings: CallSettings): { metadata: Metadata; options: { deadline: number } } {
    return {
      metadata: outgoingMetadata(this.options.tokens, settings.caller),
      options: { deadline: outgoingDeadline(settings.timeoutMs ?? DEFAULT_TIMEOUT_MS) },
    };
  }

  private async *read<Response>(
    call: ClientReadableStream<Response> | ClientDuplexStream<never, Response>,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<Response> {
    const stopListening = cancelOnAbort(call, signal);
    try {
      for await (const message of call) yield message as Response;
    } catch (error) {
      throw isServiceError(error) ? toAppError(error, this.options.name) : error;
    } finally {
      stopListening();
      call.cancel();
    }
  }
}

/** Cancels a call when `signal` aborts, or at once if it is aborted. A signal may be used for thousands of calls. */
function cancelOnAbort(call: { cancel(): void }, signal: AbortSignal | undefined): () => void {
  const cancel = (): void => call.cancel();
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  return () => signal?.removeEventListener('abort', cancel);
}

/** Resolves when the next message can be sent. After the end of the call, messages are dropped: `responses` has the error. */
function sent<Request>(call: ClientDuplexStream<Request, unknown>, request: Request): Promise<void> {
  // A destroyed stream emits no further event.
  if (call.destroyed || call.write(request)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      call.off('drain', done).off('close', done).off('error', done);
      resolve();
    };
    call.once('drain', done).once('close', done).once('error', done);
  });
}
