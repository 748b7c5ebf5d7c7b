import type { UnitOfWork } from '@trackway/application';
import { conflict } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import { assertWritable, type Project, type ShareSettings } from '../project/project';
import { auditProject } from '../project/project-audit';
import { projectChangeEvents } from '../project/project-events';
import type { ProjectStores } from '../project/project-store';
import { withShareEffect } from './share-effect';

interface Deps {
  readonly unitOfWork: UnitOfWork<ProjectStores>;
  readonly clock: Clock;
}

export interface RestoreShare {
  readonly id: string;
  /** The token of the former link. */
  readonly token: string;
  readonly settings: ShareSettings;
}

/** Makes a former share page available again by its link. @throws AppError 409 if the project is shared */
export function makeRestoreShare({ unitOfWork, clock }: Deps) {
  return (caller: Caller, { id, token, settings }: RestoreShare): Promise<Project> =>
    unitOfWork.run(caller.frameId, async ({ projects, outbox }) => {
      const [current] = await projects.lockMany(caller.frameId, [id]);
      assertWritable(current);
      if (current.shareToken !== null) throw conflict('The project is shared by another link.', {});
      const life = { version: current.version + 1, updatedAt: clock() };
      const shared = { ...current, shareToken: token, shareSettings: settings, ...life };
      await projects.update(caller.frameId, [shared]);
      const changes = [{ field: 'share_settings', from: null, to: settings }];
      const events = projectChangeEvents(caller, shared, 'updated', changes, { action: 'project.shared' });
      await outbox.add(
        ...withShareEffect(events, current, shared),
        auditProject(caller, 'shared', shared, { details: { settings } }),
      );
      return shared;
    });
}
