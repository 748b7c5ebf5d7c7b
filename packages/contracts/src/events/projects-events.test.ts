import { hasOnlyNewProjects } from './projects-events';

const project = { id: 'a', name: 'Roof', merged_id: null, deleted_at: null };

function json(states: readonly object[], type = 'projects.projects_changed.v1'): string {
  return JSON.stringify({ specversion: '1.0', type, data: { change: 'created', projects: states } });
}

describe('an event of many projects', () => {
  it.each([
    ['new projects', [{ version: 1, project }], true],
    ['a name with the text of a later version', [{ version: 1, project: { ...project, name: '"version":2' } }], true],
    ['a version after the project', [{ project, version: 1 }], true],
    [
      'a project that was changed later',
      [
        { version: 1, project },
        { version: 2, project },
      ],
      false,
    ],
    ['a version that starts with 1', [{ version: 12, project }], false],
    ['a merged project', [{ version: 1, project: { ...project, merged_id: 'b' } }], false],
  ])('with %s is recognized by its JSON', (_, states, isOnlyNew) => {
    expect(hasOnlyNewProjects(json(states))).toBe(isOnlyNew);
  });

  it('is not confused with another event or another format', () => {
    expect(hasOnlyNewProjects(json([{ version: 1, project }], 'projects.project_changed.v1'))).toBe(false);
    expect(hasOnlyNewProjects(json([{ version: 1, project }]).replaceAll(':', ': '))).toBe(false);
  });
});
