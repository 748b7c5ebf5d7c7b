import { agents } from '../text/en/agents';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'agents',
  english: agents,
  portuguese: async () => (await import('../text/pt/agents')).agents,
};

/** Texts of agents, which are not part of the first load. */
export function useAgentsText() {
  return useTextOf(CATALOGUE);
}

export type AgentsTextKey = keyof typeof agents;
