import { auditOf } from '@trackway/messaging';
import type { Agent } from './agent';

export const auditAgent = auditOf<Agent>({
  source: 'funnels',
  kind: 'ai_agent',
  identify: ({ id, name }) => ({ id, name }),
  settings: ({ name, provider, model, instructions, tools, limits, needsApproval, owner }) => ({
    name,
    provider,
    model,
    instructions,
    tools,
    limits,
    needs_approval: needsApproval,
    owner_id: owner.id,
  }),
  details: ({ version }) => ({ version }),
});
