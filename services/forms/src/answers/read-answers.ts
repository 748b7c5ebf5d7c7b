import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import type { Caller } from '@trackway/runtime';
import type { FormField } from '../fields/field';
import { isEmpty } from '../fields/field-value';
import type { Accessor } from '../projects/accessor';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { Answer, AnswerChange } from './answer';
import type { AnswerStores, ChangesQuery } from './answer-store';
import { findInMergedContexts, withMergedContexts } from './merged-contexts';
import type { SettleStages } from './settle-stages';

interface Deps {
  readonly unitOfWork: UnitOfWork<AnswerStores>;
  readonly settleStages: SettleStages;
}

/** An answer with the current title of its form. */
export interface TitledAnswer extends Answer {
  readonly formTitle: string;
  /** The columns of a group, if its form still has it. */
  readonly columns?: readonly FormField[] | undefined;
}

/** Reads the answers in a context, except cleared ones. Optionally of one form. */
export function makeReadAnswers({ unitOfWork, settleStages }: Deps) {
  return async (caller: Caller, accessor: Accessor, formId?: number): Promise<TitledAnswer[]> => {
    await settleStages(caller, [accessor.projectId]);
    return unitOfWork.read(async (stores) => {
      const answers = await findInMergedContexts(stores, caller.frameId, accessor, formId);
      return withFormTitles(
        stores,
        caller.frameId,
        answers.filter(({ value }) => !isEmpty(value)),
      );
    });
  };
}

/** An answer of a requested project, or of a project that was merged into it. */
export interface AnswerOfProject extends TitledAnswer {
  readonly readFor: string;
}

/** Reads the answers of several projects, and of projects that were merged into them, in all contexts. */
export function makeReadAnswersOfProjects({ unitOfWork, settleStages }: Deps) {
  return async (caller: Caller, projectIds: readonly string[]): Promise<AnswerOfProject[]> => {
    const { frameId } = caller;
    const [merged] = await Promise.all([
      unitOfWork.read(({ projectMerges }) => projectMerges.mergedInto(frameId, projectIds)),
      settleStages(caller, projectIds),
    ]);
    if (merged.length > 0) await settleStages(caller, [...new Set(merged.map(({ id }) => id))]);
    const requested = [...projectIds.map((id) => ({ id, targetId: id })), ...merged];
    const ids = [...new Set(requested.map(({ id }) => id))];
    const found = await unitOfWork.read(async (stores) =>
      withFormTitles(stores, frameId, await stores.answers.findOfProjects(frameId, ids)),
    );
    const byProject = Map.groupBy(found, ({ accessor }) => accessor.projectId);
    return requested.flatMap(({ id, targetId }) =>
      (byProject.get(id) ?? []).map((answer) => ({ ...answer, readFor: targetId })),
    );
  };
}

/** Reads the changes in a context, newest first. */
export function makeReadAnswerChanges({ unitOfWork, settleStages }: Deps) {
  return async (
    caller: Caller,
    accessor: Accessor,
    query: ChangesQuery & { readonly page: unknown },
  ): Promise<{ meta: PageMeta; items: readonly AnswerChange[] }> => {
    const page = readPage(query.page);
    await settleStages(caller, [accessor.projectId]);
    const { items, total } = await unitOfWork.read(async (stores) => {
      const contexts = await withMergedContexts(stores, caller.frameId, accessor);
      return stores.answers.changes(caller.frameId, contexts, query, page);
    });
    return { meta: pageMeta(page, total, items.length), items };
  };
}

async function withFormTitles(
  { forms }: AnswerStores,
  frameId: string,
  answers: readonly Answer[],
): Promise<TitledAnswer[]> {
  const found = await forms.findMany(frameId, [...new Set(answers.map(({ formId }) => formId))]);
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  const columns = new Map(found.flatMap(({ fields }) => fields.map(({ id, fields: own }) => [id, own] as const)));
  return answers.map((answer) => ({
    ...answer,
    formTitle: titles.get(answer.formId) ?? '',
    columns: columns.get(answer.fieldId),
  }));
}
