import { type Funnel, TrackwayError, type UpdateAssignment } from '@trackway/client';
import type { SeededProject } from './import-portfolio';
import { at } from './portfolio-projects';
import type { PortfolioUsers } from './portfolio-users';

const DAY_MS = 24 * 60 * 60 * 1_000;

const FUNNELS = [
  {
    name: 'Delivery',
    steps: [
      { name: 'Planning', late_after_hours: 336 },
      { name: 'Permits' },
      { name: 'Works', wip_limit: 25 },
      { name: 'Handover' },
    ],
  },
  { name: 'Service', steps: [{ name: 'Reported' }, { name: 'Diagnosis' }, { name: 'Repair' }, { name: 'Checked' }] },
] as const;

/** Puts the projects into three funnels, moves some, and sets results and expected dates over a year. */
export async function seedFunnels({ admin, sales }: PortfolioUsers, projects: readonly SeededProject[]): Promise<void> {
  const known = new Map((await admin.funnels.list().all()).map((funnel) => [funnel.name, funnel]));
  for (const funnel of FUNNELS) {
    if (!known.has(funnel.name)) known.set(funnel.name, await admin.funnels.create(funnel));
  }
  const funnels = ['Sales', 'Delivery', 'Service'].flatMap((name) => known.get(name) ?? []);
  for (const [index, funnel] of funnels.entries()) {
    const total = (await admin.funnels.projects.list(funnel.id).page()).meta.total;
    const share = projects.filter((_, position) => position % funnels.length === index);
    // The hand-written demo projects are in the first funnel.
    if (total < share.length / 2) await fill({ admin, sales }, funnel, share);
  }
}

async function fill(
  { admin, sales }: PortfolioUsers,
  funnel: Funnel,
  projects: readonly SeededProject[],
): Promise<void> {
  for (const [index, { id }] of projects.entries()) {
    // The first step has the most projects, as in a real funnel.
    const step = at(funnel.steps, Math.floor(((index * 7) % 10) ** 2 / 20));
    await ignoreRejection(sales.funnels.projects.enter(funnel.id, id, { step_id: step.id }));
    if (index % 4 === 0) await move(sales, funnel, id, index);
    if (index % 3 === 0) await ignoreRejection(admin.funnels.projects.update(funnel.id, id, stateOf(index)));
  }
}

async function move(
  client: PortfolioUsers['sales'],
  { id, steps }: Funnel,
  project: string,
  index: number,
): Promise<void> {
  await ignoreRejection(client.funnels.projects.move(id, project, { step_id: at(steps, index / 4 + 1).id }));
}

/** Expected dates from six months ago to six months ahead, so that some projects are overdue. */
function stateOf(index: number): UpdateAssignment {
  const days = ((index * 29) % 360) - 180;
  const forecast_date = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const status = days < -60 ? at(['won', 'lost', 'won'] as const, index / 3) : 'open';
  return { forecast_date, status };
}

/** A project may be in the funnel already, or lack required answers. */
async function ignoreRejection(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof TrackwayError) || error.status >= 500) throw error;
  }
}
