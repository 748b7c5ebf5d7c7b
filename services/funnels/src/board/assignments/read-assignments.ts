import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Assignment } from '../funnels/assignment';
import type { AssignmentFilter } from './assignment-store';

type Deps = { unitOfWork: UnitOfWork<BoardStores> };

/** A project that has left the funnel is not found. */
export function makeReadAssignment({ unitOfWork }: Deps) {
  return async ({ frameId }: Caller, funnelId: string, projectId: string): Promise<Assignment> => {
    const found = await unitOfWork.run(frameId, ({ assignments }) => assignments.find(frameId, funnelId, projectId));
    if (!found || found.leftAt) throw notFound('assignment');
    return found;
  };
}

/** A page of the projects in a funnel, longest in their step first. */
export function makeListAssignments({ unitOfWork }: Deps) {
  return (
    { frameId }: Caller,
    funnelId: string,
    filter: AssignmentFilter,
    page: Page,
  ): Promise<{ meta: PageMeta; assignments: readonly Assignment[] }> =>
    unitOfWork.run(frameId, async ({ funnels, assignments }) => {
      const [funnel] = await funnels.findMany(frameId, [funnelId]);
      if (!funnel || funnel.deletedAt) throw notFound('funnel');
      const { assignments: found, total } = await assignments.page(frameId, funnelId, filter, page);
      return { meta: pageMeta(page, total, found.length), assignments: found };
    });
}

/** Assignments of several projects, for peer services. */
export function makeFindAssignments({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, projectIds: readonly string[]): Promise<readonly Assignment[]> =>
    unitOfWork.run(frameId, ({ assignments }) => assignments.ofProjects(frameId, projectIds));
}
