import { eventually } from '@trackway/testkit';
import type { ModelResponse } from './fake-model';
import type { FunnelClient } from './funnel-client';

export interface Execution {
  readonly id: string;
  readonly status: string;
  readonly output: string | null;
  readonly error: string | null;
  readonly tokens: { readonly input: number; readonly output: number; readonly total: number };
  readonly cost: { readonly amount: string; readonly currency: string } | null;
  readonly steps: readonly { kind: string; name: string | null; arguments: unknown; result: string }[];
  readonly waiting: readonly { name: string }[];
}

export const LIMITS = { max_steps: 20, max_tokens: 10_000, max_seconds: 60 };

export const AGENTS = 'ai/agents';

/** Requests of agent tests. `model` is the model name of the agent at the provider `fake`. */
export function agentClient(client: FunnelClient, model: string) {
  const read = (id: string) => client.get<Execution>('ai_agent_execution', 'GET', `${AGENTS}/executions/${id}`);
  return {
    read,
    agent: async (fields: Record<string, unknown> = {}): Promise<string> => {
      const tools = ['read_project', 'set_field', 'move_project'];
      const body = { name: 'Helper', provider: 'fake', model, instructions: 'Help.', tools, limits: LIMITS, ...fields };
      return (await client.get<{ id: string }>('ai_agent', 'POST', AGENTS, body)).id;
    },
    start: async (id: string, projectId: string, input = 'Do it.'): Promise<string> => {
      const body = { input, project_id: projectId };
      return (await client.get<Execution>('ai_agent_execution', 'POST', `${AGENTS}/${id}/executions`, body)).id;
    },
    until: (id: string, status: string): Promise<Execution> =>
      eventually(async () => {
        const execution = await read(id);
        expect(execution).toMatchObject({ status });
        return execution;
      }, 30_000),
  };
}

export type AgentClient = ReturnType<typeof agentClient>;

/** A tool call of a model. */
export function call(name: string, args: unknown, id: string = crypto.randomUUID()): () => ModelResponse {
  return () => ({ calls: [{ id, name, args }] });
}
