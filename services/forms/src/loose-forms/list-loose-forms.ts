import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import type { Caller } from '@trackway/runtime';
import type { ProjectDirectory } from '../projects/project-directory';
import type { ProjectFactsStores } from '../projects/project-facts-store';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { AttachedForm } from './attach-loose-form';
import type { LooseFormStores } from './loose-form-store';

/** A page of the forms attached to a project and to those merged into it, newest first, each with its form, also where that was deleted since. */
export function makeListLooseForms(deps: {
  unitOfWork: UnitOfWork<LooseFormStores & ProjectFactsStores>;
  projects: ProjectDirectory;
}) {
  return async (
    caller: Caller,
    projectId: string,
    query: unknown,
  ): Promise<{ meta: PageMeta; items: readonly AttachedForm[] }> => {
    await deps.projects.require(projectId);
    const page = readPage(query);
    return deps.unitOfWork.read(async ({ forms, looseForms, projectFacts }) => {
      const merged = await projectFacts.mergedInto(caller.frameId, [projectId]);
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
