import { unavailable } from '@trackway/errors';
import { type Caller, newId } from '@trackway/runtime';
import type { ProjectFacts } from '../../board/projects/project-facts';
import type { FetchProjects } from '../../board/projects/projects-client';
import type { Stores, UnitOfWork } from '../../unit-of-work';
import { completeRuns } from './complete-runs';
import type { RunRecord } from './run-store';

const caller: Caller = { kind: 'user', id: newId(), frameId: newId(), scopes: ['*'] };

function factsOf(id: string): ProjectFacts {
  return { id, code: `P-${id}`, name: 'Roof', status: 1, budget: 0, mergedId: null, deleted: false, version: 0 };
}

function runOn(project: RunRecord['project']) {
  return { id: newId(), project } as RunRecord;
}

function setUp(fetchProjects: FetchProjects = async (ids) => ids.map(factsOf)) {
  const stored: ProjectFacts[] = [];
  const requested: (readonly string[])[] = [];
  const projectFacts: Stores['projectFacts'] = {
    find: async () => undefined,
    upsertNewer: async (_, facts) => void stored.push(...facts),
  };
  const unitOfWork: UnitOfWork = { run: (_, work) => work({ projectFacts } as Stores) };
  const deps = {
    unitOfWork,
    fetchProjects: (ids: readonly string[]) => {
      requested.push(ids);
      return fetchProjects(ids);
    },
  };
  return { deps, stored, requested };
}

describe('completing runs', () => {
  it('adds and stores projects that are not stored here', async () => {
    const { deps, stored, requested } = setUp();
    const known = runOn({ id: 'a', code: 'P-1', name: 'Roof' });
    const unknown = runOn({ id: 'b', code: '', name: '' });

    const complete = await completeRuns(deps, caller, [known, unknown, unknown, runOn(null)]);

    expect(complete.map(({ project }) => project?.code)).toEqual(['P-1', 'P-b', 'P-b', undefined]);
    expect({ stored, requested }).toEqual({ stored: [factsOf('b')], requested: [['b']] });
  });

  it('fetches at most 500 projects at once', async () => {
    const { deps, requested } = setUp();
    const runs = Array.from({ length: 501 }, (_, index) => runOn({ id: String(index), code: '', name: '' }));

    await completeRuns(deps, caller, runs);

    expect(requested.map(({ length }) => length)).toEqual([500, 1]);
  });

  it('fetches nothing for a caller who may not read projects', async () => {
    const { deps, requested } = setUp();

    await completeRuns(deps, { ...caller, scopes: ['automations:read'] }, [runOn({ id: 'a', code: '', name: '' })]);

    expect(requested).toEqual([]);
  });

  it('returns the runs as they are if projects is unavailable', async () => {
    const { deps } = setUp(async () => {
      throw unavailable('The projects service is unavailable.');
    });
    const runs = [runOn({ id: 'a', code: '', name: '' })];

    expect(await completeRuns(deps, caller, runs)).toEqual(runs);
  });
});
