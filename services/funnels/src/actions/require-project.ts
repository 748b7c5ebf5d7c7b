import { ruleBroken } from '@trackway/errors';
import type { ActionCall } from './action-performer';

/** @throws AppError `project_required` if the rule runs without a project. */
export function requireProject({ projectId }: Pick<ActionCall, 'projectId'>): string {
  if (projectId) return projectId;
  throw ruleBroken('project_required', 'The action needs a project, but the rule runs without one.');
}
