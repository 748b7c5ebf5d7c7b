import type { FormAnswer } from '../../peers/peer-queries';
import type { Project } from '../project/project';
import type { AssemblyDeps, AssemblyScope } from './assemble-projects';
import type { FormDetails } from './present-projects';
import type { ProjectViewStores } from './project-funnels';

/** The data of forms in the read model. */
interface FormData extends FormDetails {
  /** Projects some of whose answers are missing in the read model. */
  readonly incomplete: readonly string[];
  readonly formIds: readonly number[];
}

/** Loads the data of forms from the read model. It is empty if forms is called for it. */
export async function loadFormData(
  { answers }: ProjectViewStores,
  projects: readonly Project[],
  { frameId, ids, isCurrent, wanted, answersFor }: AssemblyScope,
): Promise<FormData> {
  const formIds = wanted.has('form') ? [...new Set(projects.flatMap(({ formId }) => formId ?? []))] : [];
  const [titles, stored] = await Promise.all([
    isCurrent || formIds.length === 0 ? new Map<number, string>() : answers.titles(frameId, formIds),
    isCurrent || !answersFor || !wanted.has('form_answers') ? undefined : answers.of(frameId, ids),
  ]);
  return { formIds, titles, answers: stored?.byProject ?? new Map(), incomplete: stored?.incomplete ?? [] };
}

/** Calls forms for its current data, or only for what the read model lacks. */
export function makeCompleteForms({ findFormTitles, findFormAnswers }: AssemblyDeps) {
  return async (scope: AssemblyScope, own: Promise<{ readonly forms: FormData }>): Promise<FormDetails> => {
    const [titles, answers] = await Promise.all([
      own.then(({ forms }) => completeTitles(forms)),
      scope.isCurrent ? allAnswers(scope) : own.then(({ forms }) => completeAnswers(scope, forms)),
    ]);
    return { titles, answers };
  };

  async function completeTitles({ formIds, titles }: FormData): Promise<ReadonlyMap<number, string>> {
    const missing = formIds.filter((id) => !titles.has(id));
    return missing.length === 0 ? titles : new Map([...titles, ...(await findFormTitles(missing))]);
  }

  async function allAnswers({ answersFor, wanted, ids }: AssemblyScope): Promise<FormDetails['answers']> {
    return answersFor && wanted.has('form_answers') ? findFormAnswers(answersFor, ids) : noAnswers;
  }

  async function completeAnswers(
    { answersFor }: AssemblyScope,
    { answers, incomplete }: FormData,
  ): Promise<FormDetails['answers']> {
    if (!answersFor || incomplete.length === 0) return answers;
    return new Map([...answers, ...(await findFormAnswers(answersFor, incomplete))]);
  }
}

const noAnswers: ReadonlyMap<string, readonly FormAnswer[]> = new Map();
