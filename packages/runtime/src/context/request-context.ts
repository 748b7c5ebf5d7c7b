import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../identity/caller';
import type { AnnouncedEvents } from './consistency-token';

/** What surrounds a piece of work: who asked, why, and until when an answer is of use. */
export interface RequestContext {
  readonly requestId: string;
  /** The first cause of a chain of effects; the request's own id at its start. */
  readonly correlationId: string;
  /** The event that caused this; absent where a person or program asked. */
  readonly causationId?: string;
  /** Length of the chain of causes so far. */
  readonly depth: number;
  /** Absolute, in milliseconds since 1970; calls to neighbours never outlive it. */
  readonly deadline?: number;
  readonly caller?: Caller;
  /** The `X-Consistency-Token` that the client sent: which of its writes it wants to be seen. */
  readonly consistencyToken?: string;
  /** What the work has announced so far, where an answer will name it. */
  readonly announced?: AnnouncedEvents;
  /** Services whose part of the answer may be old; whoever makes do with a copy adds to it. */
  readonly stale?: Set<string>;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}
