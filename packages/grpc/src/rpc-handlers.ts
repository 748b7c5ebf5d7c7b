import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  ServerDuplexStream,
  ServerWritableStream,
} from '@grpc/grpc-js';
import { AppError, isAppError } from '@trackway/errors';
import {
  type Caller,
  type InternalTokens,
  type Logger,
  type Registry,
  type RequestContext,
  runInContext,
} from '@trackway/runtime';
import { incomingContext } from './call-context';
import { CallMetrics } from './call-metrics';
import { toServiceError } from './error-status';

export interface RpcCall {
  readonly caller: Caller;
  /** Aborts when the client disconnects or the deadline passes. */
  readonly signal: AbortSignal;
}

export interface RpcRule {
  /** Services that may call the method. Others are rejected. */
  readonly callers: readonly string[];
}

/**
 * Creates gRPC handlers from async functions: each runs in the context of the caller, and errors are converted by one
 * table. Streams respect back-pressure.
 */
export class RpcHandlers {
  private readonly calls: CallMetrics | undefined;

  constructor(private readonly deps: { tokens: InternalTokens; logger: Logger; metrics?: Registry }) {
    this.calls = deps.metrics && new CallMetrics(deps.metrics);
  }

  unary<Request, Response>(
    rule: RpcRule,
    work: (request: Request, call: RpcCall) => Promise<Response>,
  ): handleUnaryCall<Request, Response> {
    return (call, callback) => {
      const signal = cancelSignal(call);
      this.run(call, rule, (caller) => work(call.request, { caller, signal })).then(
        (response) => callback(null, response),
        (error: unknown) => callback(this.failure(error, call.getPath())),
      );
    };
  }

  serverStream<Request, Response>(
    rule: RpcRule,
    work: (request: Request, call: RpcCall) => AsyncIterable<Response>,
  ): handleServerStreamingCall<Request, Response> {
    return (call) => {
      const signal = cancelSignal(call);
      this.finish(call, rule, (caller) => writeAll(call, work(call.request, { caller, signal }), signal));
    };
  }

  bidiStream<Request, Response>(
    rule: RpcRule,
    work: (requests: AsyncIterable<Request>, call: RpcCall) => AsyncIterable<Response>,
  ): handleBidiStreamingCall<Request, Response> {
    return (call) => {
      const signal = cancelSignal(call);
      // The stream stays open when iteration stops early, so that the error can be sent.
      const requests: AsyncIterable<Request> = call.iterator({ destroyOnReturn: false });
      this.finish(call, rule, (caller) => writeAll(call, work(requests, { caller, signal }), signal));
    };
  }

  private finish<Request, Response>(
    call: ServerWritableStream<Request, Response> | ServerDuplexStream<Request, Response>,
    rule: RpcRule,
    work: (caller: Caller) => Promise<void>,
  ): void {
    this.run(call, rule, work).then(
      () => call.end(),
      (error: unknown) => call.emit('error', this.failure(error, call.getPath())),
    );
  }

  private run<T>(call: IncomingCall, rule: RpcRule, work: (caller: Caller) => Promise<T>): Promise<T> {
    const authorized = () => this.runAuthorized(call, rule, work);
    return this.calls ? this.calls.time(call.getPath(), authorized) : authorized();
  }

  private async runAuthorized<T>(call: IncomingCall, rule: RpcRule, work: (caller: Caller) => Promise<T>): Promise<T> {
    const context: RequestContext = incomingContext(call.metadata, call.getDeadline(), this.deps.tokens);
    const { caller } = context;
    if (!caller?.service || !rule.callers.includes(caller.service)) {
      throw new AppError(
        'forbidden',
        'forbidden',
        `${caller?.service ?? 'This caller'} may not call ${call.getPath()}.`,
      );
    }
    return await runInContext(context, () => work(caller));
  }

  private failure(error: unknown, path: string): ReturnType<typeof toServiceError> {
    if (!isAppError(error)) this.deps.logger.error({ err: error, rpc: path }, 'a call failed');
    return toServiceError(error);
  }
}

type IncomingCall = Pick<ServerWritableStream<unknown, unknown>, 'metadata' | 'getDeadline' | 'getPath'>;

function cancelSignal(call: { on(event: 'cancelled', listener: () => void): unknown }): AbortSignal {
  const controller = new AbortController();
  call.on('cancelled', () => controller.abort());
  return controller.signal;
}

async function writeAll<Response>(
  call: { write(message: Response): boolean; once(event: 'drain', listener: () => void): unknown },
  messages: AsyncIterable<Response>,
  signal: AbortSignal,
): Promise<void> {
  for await (const message of messages) {
    if (signal.aborted) return;
    if (!call.write(message)) await drained(call, signal);
  }
}

function drained(call: { once(event: 'drain', listener: () => void): unknown }, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stopWaiting = (): void => resolve();
    call.once('drain', () => {
      signal.removeEventListener('abort', stopWaiting);
      resolve();
    });
    signal.addEventListener('abort', stopWaiting, { once: true });
  });
}
