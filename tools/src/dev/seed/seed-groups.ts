import { type TrackwayClient, TrackwayError } from '@trackway/client';
import { DEMO_PROJECTS } from './demo-projects';
import { BY_NAME, ensureAll, RETRY } from './ensure';
import type { DemoProjects } from './seed-projects';

/** Groups with their projects in order. */
export async function seedGroups({ projectGroups }: TrackwayClient, projects: DemoProjects): Promise<void> {
  const names = [...new Set(DEMO_PROJECTS.map(({ group }) => group))];
  const before = new Set((await projectGroups.list().all()).map(({ name }) => name));
  const groups = await ensureAll(
    projectGroups.list(),
    BY_NAME,
    names.map((name) => ({ name })),
    (group) => projectGroups.create(group, RETRY),
  );
  for (const { code, group } of DEMO_PROJECTS.filter((project) => !before.has(project.group))) {
    const [groupId, projectId] = [groups.get(group)?.id, projects.get(code)?.id];
    if (groupId === undefined || projectId === undefined) continue;
    try {
      await projectGroups.projects.join(groupId, projectId, RETRY);
    } catch (error) {
      if (!(error instanceof TrackwayError && error.code === 'conflict')) throw error;
    }
  }
}
