import { notFound } from '@trackway/errors';
import type { BoardStores } from '../../unit-of-work';
import type { ProjectFacts } from './project-facts';

/** @throws AppError 404 if the project is unknown or deleted. */
export async function findLiveProject(
  { projectFacts: facts }: BoardStores,
  frameId: string,
  projectId: string,
): Promise<ProjectFacts> {
  const project = await facts.find(frameId, projectId);
  if (!project || project.deleted) throw notFound('project');
  return project;
}
