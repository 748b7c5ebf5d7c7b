import { newId } from '@trackway/runtime';
import type { ReadModel } from '../../peers/read-model/read-model';
import type { AssignmentState, States } from '../../peers/read-model/states';
import { makeCompleteFunnels } from './complete-funnels';
import { emptyPage, FakeProjectPages } from './fake-project-pages';
import type { ProjectFunnel } from './project-funnel';

const frameId = newId();
const projectId = newId();

function aFunnel(assignmentId: string, version: number): ProjectFunnel {
  const funnel = { id: newId(), name: 'Sales', status: 'open', statusAt: new Date(0), forecastDate: null } as const;
  return {
    projectId,
    assignmentId,
    version,
    ...funnel,
    tags: [],
    step: undefined,
    linkedAt: new Date(0),
    executors: [],
  };
}

/** A read model in which the funnels of the project become `after` when states are stored. */
function open(...after: ProjectFunnel[]) {
  const stored: States[] = [];
  const pages = new FakeProjectPages();
  const readModel = {
    storeStates: async (_: string, states: States) => {
      stored.push(states);
      pages.records = { ...emptyPage, funnels: new Map([[projectId, after]]) };
    },
  } as unknown as ReadModel;
  const complete = makeCompleteFunnels({ pages, readModel });
  return {
    ...{ stored, pages },
    complete: (known: readonly ProjectFunnel[], received: readonly object[]) =>
      complete(frameId, [projectId], new Map([[projectId, known]]), received as readonly AssignmentState[]),
  };
}

describe('the funnels of projects', () => {
  it('are the known ones if funnels returned nothing newer', async () => {
    const known = [aFunnel('a', 2)];
    const { stored, pages, complete } = open();

    expect((await complete(known, [])).get(projectId)).toBe(known);
    expect(
      (
        await complete(known, [
          { id: 'a', version: 2 },
          { id: 'a', version: 1 },
        ])
      ).get(projectId),
    ).toBe(known);
    expect([stored, pages.queries]).toEqual([[], []]);
  });

  it('are read again after newer or unknown states are stored', async () => {
    const after = [aFunnel('a', 3), aFunnel('b', 1)];
    const { stored, pages, complete } = open(...after);
    const [newer, unknown] = [
      { id: 'a', version: 3 },
      { id: 'b', version: 1 },
    ];
    const known = [aFunnel('a', 2), aFunnel('c', 5)];

    expect((await complete(known, [newer, unknown, { id: 'c', version: 4 }])).get(projectId)).toEqual(after);
    expect(stored).toEqual([{ assignments: [newer, unknown] }]);
    expect(pages.queries).toEqual([{ frameId, ids: [projectId], parts: new Set(['funnels']) }]);
  });
});
