import type { Call, Undo } from '@trackway/client';

const POLL_MS = 500;

/** Undoes what a request did, except for what was changed since, and resolves when the undo has ended. */
export async function undoCause(
  call: Call,
  cause: string,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Undo> {
  const body = { mode: 'possible' } as const;
  let { undo } = await call('post', '/api/management/causes/{cause}/undo', { path: { cause }, body });
  while (undo.status === 'running') {
    await pause(POLL_MS);
    ({ undo } = await call('get', '/api/management/undos/{undo}', { path: { undo: undo.id } }));
  }
  return undo;
}
