import { answersCommitted } from '@trackway/contracts';
import { readConsistencyTokens } from '@trackway/runtime';

/**
 * The services that have changes of the client which the read model may lack: those in `missing`, and forms after a move
 * with answers, whose events the token of the move does not name.
 */
export function outdatedServices(tokens: string, missing: readonly string[]): ReadonlySet<string> {
  const isMoved = readConsistencyTokens(tokens).some(({ events }) =>
    events.some(({ type }) => type === answersCommitted.type),
  );
  return new Set(isMoved ? [...missing, 'forms'] : missing);
}
