import type { FormAnswer } from '../../peers/peer-queries';
import type { Project } from '../project/project';
import type { AssemblyScope, FormCalls } from './assembly-scope';
import type { PageRecords } from './project-pages';

type FormData = Pick<PageRecords, 'titles' | 'answers'>;

/** Calls forms for its current data, or only for what the read model lacks. */
export function makeCompleteForms({ findFormTitles, findFormAnswers }: FormCalls) {
  return async (scope: AssemblyScope, written: Project | undefined, page: Promise<PageRecords>): Promise<FormData> => {
    const isCalled = scope.sources.has('forms');
    const [titles, answers] = await Promise.all([
      page.then((records) => completeTitles(scope, written ? [written] : [...records.projects.values()], records)),
      isCalled ? allAnswers(scope) : page.then((records) => completeAnswers(scope, records)),
    ]);
    return { titles, answers };
  };

  async function completeTitles(
    { wanted }: AssemblyScope,
    projects: readonly Project[],
    { titles }: PageRecords,
  ): Promise<FormData['titles']> {
    if (!wanted.has('form')) return titles;
    const missing = new Set(projects.flatMap(({ formId }) => formId ?? []).filter((id) => !titles.has(id)));
    return missing.size === 0 ? titles : new Map([...titles, ...(await findFormTitles([...missing]))]);
  }

  async function allAnswers({ answersFor, wanted, ids }: AssemblyScope): Promise<FormData['answers']> {
    return answersFor && wanted.has('form_answers') ? findFormAnswers(answersFor, ids) : noAnswers;
  }

  async function completeAnswers(
    { answersFor }: AssemblyScope,
    { answers, incomplete }: PageRecords,
  ): Promise<FormData['answers']> {
    if (!answersFor || incomplete.size === 0) return answers;
    return new Map([...answers, ...(await findFormAnswers(answersFor, [...incomplete]))]);
  }
}

const noAnswers: ReadonlyMap<string, readonly FormAnswer[]> = new Map();
