import { ancestorsOf } from '../project/hierarchy';
import { NEW_PROJECT, type Project } from '../project/project';

const at = new Date('2026-01-01');

function aProject(id: string, parentId: string | null): Project {
  const life = { createdBy: null, version: 1, createdAt: at, updatedAt: at };
  return { ...NEW_PROJECT, ...life, id, code: id, name: id, parentId };
}

describe('the ancestors of a project', () => {
  const lineOf = (...projects: Project[]) =>
    ancestorsOf(projects[0] as Project, new Map(projects.map((one) => [one.id, one]))).map(({ id }) => id);

  it('are ordered from the root to the parent', () => {
    expect(lineOf(aProject('c', 'b'), aProject('b', 'a'), aProject('a', null))).toEqual(['a', 'b']);
  });

  it.each([
    ['itself', [aProject('a', 'a')], []],
    ['its child', [aProject('a', 'b'), aProject('b', 'a')], ['b']],
    ['a cycle of its ancestors', [aProject('a', 'b'), aProject('b', 'c'), aProject('c', 'b')], ['c', 'b']],
  ])('end at %s', (_, projects, line) => {
    expect(lineOf(...projects)).toEqual(line);
  });
});
