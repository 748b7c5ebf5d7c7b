import type { SourceState } from './states';

/** Keeps the newest state of each record, so that one statement can write all of them. */
export function newest<State extends SourceState>(states: readonly State[]): State[] {
  const byId = new Map<State['id'], State>();
  for (const state of states) {
    const known = byId.get(state.id);
    if (!known || known.version < state.version) byId.set(state.id, state);
  }
  return [...byId.values()];
}
