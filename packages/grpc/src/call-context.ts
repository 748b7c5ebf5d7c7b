import { Metadata } from '@grpc/grpc-js';
import { AppError } from '@trackway/errors';
import {
  type Caller,
  currentContext,
  IDENTITY_HEADER,
  type InternalTokens,
  newId,
  type RequestContext,
} from '@trackway/runtime';

const REQUEST_ID = 'x-request-id';
const CORRELATION_ID = 'x-correlation-id';
const CAUSATION_ID = 'x-causation-id';
const DEPTH = 'x-cause-depth';
const UNDO_ID = 'x-undo-id';

/** Metadata of an outgoing call: the caller and the causal chain. `caller` replaces the one of the context. */
export function outgoingMetadata(tokens: InternalTokens, caller?: Caller): Metadata {
  const context = currentContext();
  const identity = caller ?? context?.caller;
  const metadata = new Metadata();
  if (identity) metadata.set(IDENTITY_HEADER, tokens.sign(identity));
  if (context) {
    metadata.set(REQUEST_ID, context.requestId);
    metadata.set(CORRELATION_ID, context.correlationId);
    metadata.set(DEPTH, String(context.depth));
    if (context.causationId) metadata.set(CAUSATION_ID, context.causationId);
    if (context.undoId) metadata.set(UNDO_ID, context.undoId);
  }
  return metadata;
}

/** Deadline of an outgoing call: the remaining time of the caller, at most `timeoutMs`. */
export function outgoingDeadline(timeoutMs: number, now = Date.now()): number {
  return Math.min(currentContext()?.deadline ?? Number.POSITIVE_INFINITY, now + timeoutMs);
}

/**
 * Context of an incoming call.
 * @throws AppError `unauthenticated` without a valid identity.
 */
export function incomingContext(metadata: Metadata, deadline: Date | number, tokens: InternalTokens): RequestContext {
  const token = text(metadata, IDENTITY_HEADER);
  if (!token) throw new AppError('unauthenticated', 'unauthenticated', 'The call has no identity.');
  const requestId = text(metadata, REQUEST_ID) ?? newId();
  const causationId = text(metadata, CAUSATION_ID);
  const undoId = text(metadata, UNDO_ID);
  const until = Number(deadline);
  return {
    requestId,
    correlationId: text(metadata, CORRELATION_ID) ?? requestId,
    ...(causationId ? { causationId } : {}),
    ...(undoId ? { undoId } : {}),
    depth: Number(text(metadata, DEPTH) ?? 0) || 0,
    ...(Number.isFinite(until) ? { deadline: until } : {}),
    caller: tokens.verify(token),
  };
}

function text(metadata: Metadata, key: string): string | undefined {
  const [value] = metadata.get(key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
