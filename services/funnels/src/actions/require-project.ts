import { ruleBroken } from '@trackway/errors';
import type { ActionCall } from './action-performer';

/** @throws AppError `project_required` where a rule that runs on no project is to do something on one. */
export function requireProject({ projectId }: Pick<ActionCall, 'projectId'>): string {
  if (projectId) return projectId;
  throw ruleBroken('project_required', 'The action needs a project, and the rule runs on none.');
}
