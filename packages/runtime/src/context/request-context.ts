import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../identity/caller';
import type { PublishedEvents } from './consistency-token';

/** Context of a unit of work: caller, causation and deadline. */
export interface RequestContext {
  readonly requestId: string;
  /** Id of the first cause in a chain of effects; at its start, the id of the request. */
  readonly correlationId: string;
  /** The event that caused this work. Absent if a client request did. */
  readonly causationId?: string;
  /** Length of the causal chain so far. */
  readonly depth: number;
  /** Milliseconds since 1970. Calls to peer services end before it. */
  readonly deadline?: number;
  /** The undo that this work belongs to. Its events start no rules. */
  readonly undoId?: string;
  readonly caller?: Caller;
  /** Address at which the client reaches the API, such as `https://api.example.org`. Absent outside of HTTP requests. */
  readonly origin?: string;
  /** `X-Consistency-Token` of the client: the writes that its search must include. */
  readonly consistencyToken?: string;
  /** Services that have changes of the client which may be missing in the read model. */
  readonly outdated?: ReadonlySet<string>;
  /** Events published so far, for the consistency token of the response. */
  readonly published?: PublishedEvents;
  /** Services whose part of the response may be outdated. Code that uses a copy instead adds to it. */
  readonly stale?: Set<string>;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}
