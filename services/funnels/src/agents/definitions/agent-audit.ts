import { auditOf } from '@trackway/messaging';
import type { Agent } from './agent';

/** The values that an undo restores. */
export function agentValues({ name, provider, model, instructions, tools, limits, needsApproval }: Agent) {
  return { name, provider, model, instructions, tools, limits, needs_approval: needsApproval };
}

export const auditAgent = auditOf<Agent>({
  source: 'funnels',
  kind: 'ai_agent',
  identify: ({ id, name }) => ({ id, name }),
  settings: (agent) => ({ ...agentValues(agent), owner_id: agent.owner.id }),
  details: ({ version }) => ({ version }),
  restorable: { kind: 'ai_agent', values: agentValues },
});
