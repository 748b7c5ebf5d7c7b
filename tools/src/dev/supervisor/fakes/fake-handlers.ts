import type { UntypedServiceImplementation } from '@grpc/grpc-js';

type Call = { on(event: 'data' | 'end', listener: () => void): void; end?: () => void };
type Callback = (error: null, answer: object) => void;

/**
 * A fake of a peer service: every method responds with the empty message of its type, so a batch is empty and a stream ends.
 */
export function fakeHandlers(): UntypedServiceImplementation {
  return new Proxy({}, { get: () => answerWithNothing });
}

function answerWithNothing(call: Call, callback?: Callback): void {
  const answer = () => (callback ? callback(null, {}) : call.end?.());
  const isStreamOfRequests = !('request' in call);
  if (!isStreamOfRequests) return void answer();
  call.on('data', () => undefined);
  call.on('end', answer);
}
