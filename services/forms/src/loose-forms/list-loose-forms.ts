import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import type { Caller } from '@trackway/runtime';
import type { ProjectDirectory } from '../projects/project-directory';
import type { ProjectMergeStores } from '../projects/project-merge-store';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { AttachedForm } from './attach-loose-form';
import type { LooseFormStores } from './loose-form-store';

/** A page of the loose forms of a project and of projects merged into it, newest first, including those of deleted forms. */
export function makeListLooseForms(deps: {
  unitOfWork: UnitOfWork<LooseFormStores & ProjectMergeStores>;
  projects: ProjectDirectory;
}) {
  return async (
    caller: Caller,
    projectId: string,
    query: unknown,
  ): Promise<{ meta: PageMeta; items: readonly AttachedForm[] }> => {
    await deps.projects.assertExists(projectId);
    const page = readPage(query);
    return deps.unitOfWork.read(async ({ forms, looseForms, projectMerges }) => {
      const merged = await projectMerges.mergedInto(caller.frameId, [projectId]);
      const ids = [projectId, ...merged.map(({ id }) => id)];
      const { items, total } = await looseForms.page(caller.frameId, ids, page);
      const found = await forms.findMany(caller.frameId, [...new Set(items.map(({ formId }) => formId))]);
      const byId = new Map(found.map((form) => [form.id, form]));
      const attached = items.flatMap((link) => {
        const form = byId.get(link.formId);
        return form ? [{ link, form }] : [];
      });
      return { meta: pageMeta(page, total, attached.length), items: attached };
    });
  };
}
