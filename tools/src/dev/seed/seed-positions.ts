import { ApiError } from './api-error';
import type { DemoApi, Resource } from './demo-api';
import { DEMO_PROJECTS } from './demo-projects';

/** Puts the demo projects into the steps of the demo funnel. A project that is in the funnel already stays where it is. */
export async function seedPositions(api: DemoApi, projects: ReadonlyMap<string, Resource>): Promise<void> {
  const [funnel] = await api.list('funnels', 'funnels');
  const steps = (funnel?.['steps'] ?? []) as readonly Resource[];
  if (!funnel || steps.length === 0) return;
  const { board } = await api.call('GET', `funnels/${funnel.id}/board`);
  const { steps: columns } = board as { steps: readonly { count: number }[] };
  if (columns.some(({ count }) => count > 0)) return;
  // The frame may hold thousands of other projects.
  const demoProjects = DEMO_PROJECTS.flatMap(({ code }) => projects.get(code) ?? []);
  for (const [index, { id }] of demoProjects.entries()) {
    const step = steps[index % steps.length];
    await api.call('POST', `funnels/${funnel.id}/projects/${id}`, { step_id: step?.id }).catch(ignoreApiError);
  }
}

/** The funnels service may not know a new project yet. */
function ignoreApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
