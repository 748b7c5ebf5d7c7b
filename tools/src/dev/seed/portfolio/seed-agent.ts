import type { TrackwayClient } from '@trackway/client';
import type { SeededProject } from './import-portfolio';

const NAME = 'Project summary';

/** An agent with the model that repeats its input, so that no provider is needed, and some executions. */
export async function seedAgent(client: TrackwayClient, projects: readonly SeededProject[]): Promise<void> {
  const agents = await client.agents.list().all();
  if (agents.some(({ name }) => name === NAME)) return;
  const agent = await client.agents.create({
    name: NAME,
    provider: 'echo',
    model: 'echo-1',
    instructions: 'Summarize the project for the weekly report in two sentences.',
    tools: [],
    limits: { max_steps: 5, max_tokens: 2_000, max_seconds: 60, daily_tokens: 20_000 },
  });
  for (const { id, name } of projects.slice(0, 3)) {
    await client.agents.executions.start(agent.id, { input: `Summarize ${name}.`, project_id: id });
  }
}
