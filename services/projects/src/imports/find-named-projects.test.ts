import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { makeFindNamedProjects } from './find-named-projects';
import type { NamedProject, References } from './stores/references';

const caller = aCaller();

/** Projects of the caller's frame, which are found by every name. */
function open(...projects: NamedProject[]) {
  const namedProjects = async (frameId: string, names: readonly string[]) =>
    projects.filter(({ id, code, oldId, name }) => {
      return frameId === caller.frameId && [id, code, oldId, name].some((one) => one !== null && names.includes(one));
    });
  const references = { namedProjects } as unknown as References;
  return makeFindNamedProjects({ unitOfWork: { run: (_, work) => work({ references }) } });
}

function aProject(name: string, changes: Partial<NamedProject> = {}): NamedProject {
  const id = newId();
  return { id, code: `code of ${id}`, oldId: null, name, mergedId: null, ...changes };
}

describe('the projects that cells name', () => {
  it('are found by id, code, old id and unique name, in request order', async () => {
    const roof = aProject('Roof', { code: 'P-1', oldId: '7' });
    const find = open(roof, aProject('Wall'));
    const found = await find(caller, ['Roof', roof.id, '7', 'P-1', 'unknown']);

    expect(found.map(({ name }) => name)).toEqual(['Roof', roof.id, '7', 'P-1']);
    expect(found.map(({ project, ambiguous }) => [project, ambiguous])).toEqual(Array(4).fill([roof, false]));
  });

  it('are ambiguous if several have the name', async () => {
    const find = open(aProject('Roof'), aProject('Roof'));

    expect(await find(caller, ['Roof'])).toEqual([{ name: 'Roof', project: undefined, ambiguous: true }]);
  });

  it('are found by code rather than by the name of another one', async () => {
    const roof = aProject('Roof', { code: 'A' });
    const find = open(aProject('A'), aProject('A'), roof);

    expect(await find(caller, ['A'])).toEqual([{ name: 'A', project: roof, ambiguous: false }]);
  });

  it('are returned although they were merged', async () => {
    const merged = aProject('Roof', { mergedId: newId() });

    expect(await open(merged)(caller, ['Roof'])).toMatchObject([{ project: merged }]);
  });

  it('are those of the frame, and have no empty or invalid name', async () => {
    const find = open(aProject('Roof'), aProject(''));

    expect(await find(aCaller(), ['Roof'])).toEqual([]);
    expect(await find(caller, ['', 'Roof \uD800'])).toEqual([]);
    expect(await find(caller, [])).toEqual([]);
  });
});
