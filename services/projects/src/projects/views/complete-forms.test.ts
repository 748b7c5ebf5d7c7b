import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { FormAnswer } from '../../peers/peer-queries';
import { aProject } from '../fake-project-samples';
import type { Project } from '../project/project';
import type { AssemblyScope } from './assembly-scope';
import { makeCompleteForms } from './complete-forms';
import { emptyPage } from './fake-project-pages';
import { defaultMembers } from './project-members';

const caller = aCaller();

function anAnswer(value: string): FormAnswer {
  const field = { form_id: 1, form_title: 'Visit', field_id: newId(), label: 'Roof', type: 'text' };
  const accessor = { type: 'project_form', project_id: newId(), id: null };
  return { id: newId(), ...field, value, accessor, answered_by: null, answered_at: '2026-05-04T12:00:00.000Z' };
}

/** Forms with the title "Current" for each form and the answer "current" for each project. */
function open(...projects: Project[]) {
  const titlesOf: (readonly number[])[] = [];
  const answersOf: (readonly string[])[] = [];
  const current = anAnswer('current');
  const complete = makeCompleteForms({
    findFormTitles: async (ids) => {
      titlesOf.push(ids);
      return new Map(ids.map((id) => [id, 'Current']));
    },
    findFormAnswers: async (_, ids) => {
      answersOf.push(ids);
      return new Map(ids.map((id) => [id, [current]]));
    },
  });
  const page = { ...emptyPage, projects: new Map(projects.map((project) => [project.id, project])) };
  const ids = projects.map(({ id }) => id);
  const scope: AssemblyScope = {
    ...{ frameId: caller.frameId, ids, answersFor: caller, sources: new Set() },
    wanted: new Set([...defaultMembers, 'form', 'form_answers']),
  };
  return { titlesOf, answersOf, current, complete, page, scope };
}

describe('the titles of forms', () => {
  it('are those of the read model, and of forms if they are missing there', async () => {
    const { titlesOf, complete, page, scope } = open(
      aProject({ formId: 1 }),
      aProject({ formId: 2 }),
      aProject({ formId: 2 }),
    );
    const titles = new Map([[1, 'Known']]);

    expect((await complete(scope, undefined, Promise.resolve({ ...page, titles }))).titles).toEqual(
      new Map([
        [1, 'Known'],
        [2, 'Current'],
      ]),
    );
    expect(titlesOf).toEqual([[2]]);
  });

  it('are those of a written project rather than of the stored one', async () => {
    const { titlesOf, complete, page, scope } = open(aProject({ formId: 1 }));
    await complete(scope, aProject({ formId: 3 }), Promise.resolve(page));

    expect(titlesOf).toEqual([[3]]);
  });

  it('are not requested without need', async () => {
    const { titlesOf, complete, page, scope } = open(aProject({ formId: 1 }), aProject());
    await complete({ ...scope, wanted: new Set(['name']) }, undefined, Promise.resolve(page));
    await complete(scope, undefined, Promise.resolve({ ...page, titles: new Map([[1, 'Known']]) }));

    expect(titlesOf).toEqual([]);
  });
});

describe('the answers of projects', () => {
  it('are those of forms, if it is called', async () => {
    const project = aProject();
    const { answersOf, current, complete, page, scope } = open(project);
    const answers = new Map([[project.id, [anAnswer('old')]]]);
    const completed = await complete(
      { ...scope, sources: new Set(['forms']) },
      undefined,
      Promise.resolve({ ...page, answers }),
    );

    expect(completed.answers).toEqual(new Map([[project.id, [current]]]));
    expect(answersOf).toEqual([[project.id]]);
  });

  it('are otherwise those of the read model, and of forms for incomplete projects', async () => {
    const [one, two] = [aProject(), aProject()];
    const { answersOf, current, complete, page, scope } = open(one, two);
    const known = [anAnswer('known')];
    const answers = new Map([
      [one.id, known],
      [two.id, []],
    ]);
    const loaded = Promise.resolve({ ...page, answers, incomplete: new Set([two.id]) });

    expect((await complete(scope, undefined, loaded)).answers).toEqual(
      new Map([
        [one.id, known],
        [two.id, [current]],
      ]),
    );
    expect(answersOf).toEqual([[two.id]]);
  });

  it('are not requested without a caller, or if they are not shown', async () => {
    const project = aProject();
    const { answersOf, complete, page, scope } = open(project);
    const loaded = Promise.resolve({ ...page, incomplete: new Set([project.id]) });
    const sources = new Set(['forms'] as const);
    const anonymous = { ...scope, answersFor: undefined };

    expect((await complete({ ...anonymous, sources }, undefined, loaded)).answers.size).toBe(0);
    expect((await complete(anonymous, undefined, loaded)).answers.size).toBe(0);
    expect((await complete({ ...scope, sources, wanted: new Set(['name']) }, undefined, loaded)).answers.size).toBe(0);
    expect(answersOf).toEqual([]);
  });
});
