import { ApiError } from './api-error';
import type { DemoApi, Resource } from './demo-api';
import { DEMO_PROJECTS } from './demo-projects';
import { ensureAll } from './ensure';

/** Groups with their projects in order. */
export async function seedGroups(api: DemoApi, projects: ReadonlyMap<string, Resource>): Promise<void> {
  const names = [...new Set(DEMO_PROJECTS.map(({ group }) => group))];
  const before = new Set((await api.list('project-groups', 'project_groups')).map(({ name }) => name));
  const groups = await ensureAll(
    api,
    { path: 'project-groups', listing: 'project_groups', one: 'project_group' },
    names.map((name) => ({ name })),
    ({ name }) => ({ name }),
  );
  for (const { code, group } of DEMO_PROJECTS.filter((project) => !before.has(project.group))) {
    await join(api, groups.get(group), projects.get(code));
  }
}

async function join(api: DemoApi, group: Resource | undefined, project: Resource | undefined): Promise<void> {
  if (group === undefined || project === undefined) return;
  try {
    await api.call('POST', `project-groups/${group.id}/projects/${project.id}`);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
  }
}
