import type { Told } from './states';

/** Of each thing the state with its highest version, so that one statement may write them all. */
export function newest<State extends Told>(states: readonly State[]): State[] {
  const byId = new Map<State['id'], State>();
  for (const state of states) {
    const known = byId.get(state.id);
    if (!known || known.version < state.version) byId.set(state.id, state);
  }
  return [...byId.values()];
}
