import { type TrackwayClient, TrackwayError } from '@trackway/client';
import { DEMO_PROJECTS } from './demo-projects';
import { RETRY } from './ensure';
import type { DemoProjects } from './seed-projects';
import { findDemoFunnel } from './seed-workflow';

/** Puts the demo projects into the steps of the demo funnel, unless it has projects already. */
export async function seedPositions(client: TrackwayClient, projects: DemoProjects): Promise<void> {
  const funnel = await findDemoFunnel(client);
  if (!funnel || funnel.steps.length === 0) return;
  const { steps } = await client.funnels.board.get(funnel.id);
  if (steps.some(({ count }) => count > 0)) return;
  // The frame may hold thousands of other projects.
  const demoProjects = DEMO_PROJECTS.flatMap(({ code }) => projects.get(code) ?? []);
  for (const [index, { id }] of demoProjects.entries()) {
    const step_id = steps[index % steps.length]?.id;
    if (step_id) await client.funnels.projects.enter(funnel.id, id, { step_id }, RETRY).catch(ignoreError);
  }
}

/** The funnels service may not know a new project yet. */
function ignoreError(error: unknown): void {
  if (!(error instanceof TrackwayError)) throw error;
}
