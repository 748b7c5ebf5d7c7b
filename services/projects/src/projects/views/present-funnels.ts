import { avatarUrl } from '@trackway/http';
import type { ProjectFunnel } from './project-funnel';
import type { PresentedProject } from './project-schema';

/** The funnels of one project and its current steps. */
export function presentFunnels(funnels: readonly ProjectFunnel[]): Pick<PresentedProject, 'funnels' | 'funnel_steps'> {
  return {
    funnels: funnels.map(({ id, name, status, statusAt, forecastDate, tags }) => ({
      id,
      name,
      status,
      status_at: statusAt.toISOString(),
      forecast_date: forecastDate,
      tags: [...tags],
    })),
    funnel_steps: funnels.flatMap(({ id, step, linkedAt }) =>
      step ? [{ ...step, funnel_id: id, linked_at: linkedAt.toISOString() }] : [],
    ),
  };
}

/** The executors of the project and of its assignments, without duplicates. */
export function withFunnelExecutors(
  own: PresentedProject['executors'],
  funnels: readonly ProjectFunnel[],
): PresentedProject['executors'] {
  const all = new Map(own.map((person) => [person.id, person]));
  for (const person of funnels.flatMap(({ executors }) => executors)) {
    if (!all.has(person.id)) all.set(person.id, { ...person, avatar_url: avatarUrl(person) });
  }
  return [...all.values()];
}
