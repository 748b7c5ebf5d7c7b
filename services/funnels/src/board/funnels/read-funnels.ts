import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Funnel } from './funnel';
import type { FunnelFilter } from './funnel-filter';

type Deps = { unitOfWork: UnitOfWork<BoardStores> };

/** A deleted funnel is not found. */
export function makeReadFunnel({ unitOfWork }: Deps) {
  return async ({ frameId }: Caller, id: string): Promise<Funnel> => {
    const [funnel] = await unitOfWork.run(frameId, ({ funnels }) => funnels.findMany(frameId, [id]));
    if (!funnel || funnel.deletedAt) throw notFound('funnel');
    return funnel;
  };
}

/** Reads the funnel of a step. */
export function makeReadFunnelOfStep({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, stepId: string): Promise<Funnel> =>
    unitOfWork.run(frameId, async ({ funnels }) => {
      const id = await funnels.funnelOfStep(frameId, stepId);
      const [funnel] = id ? await funnels.findMany(frameId, [id]) : [];
      if (!funnel || funnel.deletedAt) throw notFound('step');
      return funnel;
    });
}

/** Includes deleted funnels. In the order of `ids`. */
export function makeFindFunnels({ unitOfWork }: Deps) {
  return async ({ frameId }: Caller, ids: readonly string[]): Promise<Funnel[]> => {
    const found = await unitOfWork.run(frameId, ({ funnels }) => funnels.findMany(frameId, ids));
    const byId = new Map(found.map((funnel) => [funnel.id, funnel]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}

/** Finds the funnels that have any of the steps. */
export function makeFindFunnelsOfSteps({ unitOfWork }: Deps) {
  return async ({ frameId }: Caller, stepIds: readonly string[]): Promise<Funnel[]> =>
    unitOfWork.run(frameId, async ({ funnels }) => {
      const ids = new Set<string>();
      for (const stepId of stepIds) {
        const id = await funnels.funnelOfStep(frameId, stepId);
        if (id !== undefined) ids.add(id);
      }
      return [...(await funnels.findMany(frameId, [...ids]))];
    });
}

export function makeListFunnels({ unitOfWork }: Deps) {
  return async (
    { frameId }: Caller,
    filter: FunnelFilter,
    page: Page,
  ): Promise<{ meta: PageMeta; funnels: readonly Funnel[] }> => {
    const { funnels: found, total } = await unitOfWork.run(frameId, ({ funnels }) =>
      funnels.page(frameId, filter, page),
    );
    return { meta: pageMeta(page, total, found.length), funnels: found };
  };
}
