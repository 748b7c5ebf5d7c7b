import { type PageMeta, pageMeta, readPage } from '@trackway/http';
import type { Caller } from '@trackway/runtime';
import type { FormField } from '../fields/field';
import { isEmpty } from '../rules/field-value';
import type { Stores, UnitOfWork } from '../unit-of-work';
import type { Accessor } from './accessor';
import type { Answer, AnswerChange } from './answer';
import type { ChangesQuery } from './answer-store';
import { missingFields } from './plan-answers';

interface Deps {
  readonly unitOfWork: UnitOfWork;
}

/** An answer with the title that its form has now. */
export interface TitledAnswer extends Answer {
  readonly formTitle: string;
}

/** The answers that stand in a context, of one form where it is named, oldest field first. */
export function makeReadAnswers({ unitOfWork }: Deps) {
  return (caller: Caller, accessor: Accessor, formId?: number): Promise<TitledAnswer[]> =>
    unitOfWork.read(async (stores) => {
      const answers = await stores.answers.findInContext(caller.frameId, accessor, formId);
      return titled(
        stores,
        caller.frameId,
        answers.filter(({ value }) => !isEmpty(value)),
      );
    });
}

/** The answers of many projects in every context: one call for a page. */
export function makeReadAnswersOfProjects({ unitOfWork }: Deps) {
  return (caller: Caller, projectIds: readonly string[]): Promise<TitledAnswer[]> =>
    unitOfWork.read(async (stores) =>
      titled(stores, caller.frameId, await stores.answers.findOfProjects(caller.frameId, projectIds)),
    );
}

/** What was changed in a context, newest first. */
export function makeReadAnswerChanges({ unitOfWork }: Deps) {
  return async (
    caller: Caller,
    accessor: Accessor,
    query: ChangesQuery & { readonly page: unknown },
  ): Promise<{ meta: PageMeta; items: readonly AnswerChange[] }> => {
    const page = readPage(query.page);
    const { items, total } = await unitOfWork.read(({ answers }) =>
      answers.changes(caller.frameId, accessor, query, page),
    );
    return { meta: pageMeta(page, total, items.length), items };
  };
}

/** The required fields of forms that are shown in a context and have no answer; of those forms that exist. */
export function makeFindMissingRequired({ unitOfWork }: Deps) {
  return (
    caller: Caller,
    formIds: readonly number[],
    accessor: Accessor,
  ): Promise<{ formId: number; fields: readonly FormField[] }[]> =>
    unitOfWork.read(async (stores) => {
      const forms = await stores.forms.findMany(caller.frameId, formIds);
      const answers = await stores.answers.findInContext(caller.frameId, accessor);
      return forms.flatMap(({ id, fields, deletedAt }) => {
        if (deletedAt) return [];
        const values = new Map(answers.filter(({ formId }) => formId === id).map((a) => [a.fieldId, a.value]));
        const missing = missingFields(fields, values);
        return missing.length > 0 ? [{ formId: id, fields: missing }] : [];
      });
    });
}

async function titled({ forms }: Stores, frameId: string, answers: readonly Answer[]): Promise<TitledAnswer[]> {
  const found = await forms.findMany(frameId, [...new Set(answers.map(({ formId }) => formId))]);
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return answers.map((answer) => ({ ...answer, formTitle: titles.get(answer.formId) ?? '' }));
}
