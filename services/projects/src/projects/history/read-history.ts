import type { UnitOfWork } from '@trackway/application';
import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { LineFilter } from '../../audit/line-filter';
import type { ProjectStores } from '../project/project-store';
import type { HistoryLine } from './history-entry';
import type { HistoryStore } from './history-store';

/** The history of a project, newest first, also of a deleted one. */
export function makeReadHistory(deps: { unitOfWork: UnitOfWork<ProjectStores>; history: HistoryStore }) {
  return async (
    caller: Caller,
    projectId: string,
    filter: LineFilter,
    page: Page,
  ): Promise<{ meta: PageMeta; lines: readonly HistoryLine[] }> => {
    const [project] = await deps.unitOfWork.run(caller.frameId, ({ projects }) =>
      projects.findMany(caller.frameId, [projectId]),
    );
    if (!project) throw notFound('project');
    const { lines, total } = await deps.history.page(caller.frameId, projectId, filter, page);
    return { meta: pageMeta(page, total, lines.length), lines };
  };
}
