import { auditOf } from '@trackway/messaging';
import type { Project } from './project';

/**
 * Changes that remove a project from view or make it public. They are in the log of the frame too, because the history
 * of a project is found only by its id. Other changes are only in the history.
 */
export const auditProject = auditOf<Project>({
  source: 'projects',
  kind: 'project',
  identify: ({ id, name }) => ({ id, name }),
  details: ({ code }) => ({ code }),
});
