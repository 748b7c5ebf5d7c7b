import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeSearchIndex } from '../../search/fake-search-index';
import { readListing } from '../../search/listing';
import { aProject } from '../fake-project-samples';
import type { Project } from '../project/project';
import { projectModel } from '../project/project-search-model';
import { makeAssembleProjects } from './assemble-projects';
import { emptyPage, FakeProjectPages } from './fake-project-pages';
import { makeListProjects, makePresentWritten, makeReadProject, makeReadUnrestricted } from './read-projects';

const notFound = { code: 'project_model_not_found' };
const caller = aCaller();

/** Stored projects, and peers that record for which projects they are called. */
function open(...projects: Project[]) {
  const pages = new FakeProjectPages();
  const searchIndex = new FakeSearchIndex();
  pages.records = { ...emptyPage, projects: new Map(projects.map((project) => [project.id, project])) };
  const calls = { answers: [] as string[], funnels: [] as string[], checked: [] as string[] };
  const deps = {
    ...{ pages, searchIndex },
    completeFunnels: async (_frameId: string, _ids: readonly string[], known: typeof emptyPage.funnels) => known,
    findFormTitles: async () => new Map([[1, 'Visit']]),
    findFormAnswers: async (_: unknown, ids: readonly string[]) => {
      calls.answers.push(...ids);
      return new Map();
    },
    findAssignments: async (_: unknown, ids: readonly string[]) => {
      calls.funnels.push(...ids);
      return [];
    },
    checkPeers: async (names: readonly string[]) => void calls.checked.push(...names),
  };
  return {
    ...{ pages, searchIndex, calls },
    assemble: makeAssembleProjects(deps),
    read: makeReadProject(deps),
    readUnrestricted: makeReadUnrestricted(deps),
    presentWritten: makePresentWritten(deps),
    list: makeListProjects(deps),
  };
}

describe('a project that is read', () => {
  it('has the data of its source services, and its version', async () => {
    const project = aProject({ version: 4, formId: 1 });
    const { calls, read } = open(project);

    expect(await read(caller, project.id)).toMatchObject({
      project: { id: project.id, name: 'Roof', form: { id: 1, title: 'Visit' } },
      version: 4,
    });
    expect([calls.answers, calls.funnels]).toEqual([[project.id], [project.id]]);
  });

  it('has the requested members, for which no other service is called', async () => {
    const project = aProject();
    const { calls, pages, read } = open(project);
    const { project: sparse } = await read(caller, project.id, new Set(['name']));

    expect(sparse).toEqual({ id: project.id, name: 'Roof' });
    expect([calls.answers, calls.funnels]).toEqual([[], []]);
    expect(pages.queries).toEqual([{ frameId: caller.frameId, ids: [project.id], parts: new Set() }]);
  });

  it('exists, and is deleted only for unrestricted reads', async () => {
    const deleted = aProject({ deletedAt: new Date() });
    const { calls, read, readUnrestricted } = open(deleted);

    await expect(read(caller, newId())).rejects.toMatchObject(notFound);
    await expect(read(caller, deleted.id)).rejects.toMatchObject(notFound);
    await expect(readUnrestricted(caller, newId())).rejects.toMatchObject(notFound);
    calls.answers.length = 0;
    expect(await readUnrestricted(caller, deleted.id)).toMatchObject({ project: { id: deleted.id } });
    expect(calls.answers).toEqual([]);
  });
});

describe('a project that was written', () => {
  it('is presented as written, although a later write is stored', async () => {
    const stored = aProject({ name: 'Later', version: 3 });
    const { calls, presentWritten } = open(stored);

    expect(await presentWritten(caller, { ...stored, name: 'Written', version: 2 })).toMatchObject({
      project: { name: 'Written' },
      version: 2,
    });
    expect(calls.answers).toEqual([stored.id]);
  });

  it('has no answers if it is new, so forms is not called', async () => {
    const project = aProject();
    const { calls, presentWritten } = open(project);

    expect(await presentWritten(caller, project)).toMatchObject({ version: 1 });
    expect([calls.answers, calls.funnels]).toEqual([[], []]);
  });
});

describe('projects that are listed', () => {
  const listing = { ...readListing(projectModel, {}), wanted: new Set(['name'] as const) };

  it('have the order of the index, and only the requested members', async () => {
    const [one, two] = [aProject({ name: 'One' }), aProject({ name: 'Two' })];
    const { searchIndex, list } = open(one, two);
    searchIndex.ids = [two.id, newId(), one.id];

    expect(await list(caller, listing)).toMatchObject({
      meta: { total: 3 },
      projects: [
        { id: two.id, name: 'Two' },
        { id: one.id, name: 'One' },
      ],
    });
  });

  it('are loaded only if there are any', async () => {
    const { pages, list } = open();

    expect(await list(caller, listing)).toMatchObject({ meta: { total: 0 }, projects: [] });
    expect(pages.queries).toEqual([]);
  });

  it('are no templates unless these are requested, and are searched in a group', async () => {
    const { searchIndex, list } = open();
    const groupId = newId();
    await list(caller, listing);
    await list(caller, { ...listing, template: 'only', groupId });
    await list(caller, { ...listing, template: 'include' });

    const queries = searchIndex.queries.map(({ query }) => [query.frameId, query.template, query.groupId]);
    const { frameId } = caller;
    expect(queries).toEqual([
      [frameId, false, undefined],
      [frameId, true, groupId],
      [frameId, undefined, undefined],
    ]);
  });

  it('come from the read model, whose sources are checked if the search names them', async () => {
    const project = aProject();
    const { searchIndex, calls, list } = open(project);
    searchIndex.ids = [project.id];
    const ofPeer = projectModel.fields.find(({ peer }) => peer === 'funnels');
    const sorts = ofPeer ? [{ field: ofPeer, direction: 'asc' as const, arguments: [] }] : [];
    await list(caller, { ...listing, sorts, wanted: new Set(['form_answers', 'funnels']) });

    expect(calls).toEqual({ answers: [], funnels: [], checked: ['funnels'] });
  });
});

describe('several projects', () => {
  it('are assembled in the order of their ids, without unknown ones', async () => {
    const [one, two] = [aProject(), aProject()];
    const { assemble, pages } = open(one, two);

    const found = await assemble(caller, [two.id, newId(), one.id]);
    expect(found.map(({ project }) => project.id)).toEqual([two.id, one.id]);
    expect(found[0]?.project.frame).toMatchObject({ id: caller.frameId });
    pages.queries.length = 0;
    expect(await assemble(caller, [])).toEqual([]);
    expect(pages.queries).toEqual([]);
  });
});
