import { randomBytes } from 'node:crypto';
import type { UnitOfWork } from '@trackway/application';
import { invalidInput, notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import { assertWritable, type Project, type ShareSettings } from '../project/project';
import { auditProject } from '../project/project-audit';
import { projectChangeEvents } from '../project/project-events';
import type { ProjectStores } from '../project/project-store';
import { isExpired } from './share';
import { withShareEffect } from './share-effect';

type Deps = { unitOfWork: UnitOfWork<ProjectStores>; clock: Clock };

const TOKEN_BYTES = 24;

/** Gives a project a public page. Sharing again replaces the settings and keeps the link. */
export function makeShareProject({ unitOfWork, clock }: Deps) {
  return (caller: Caller, id: string, settings: ShareSettings, ifVersion?: number): Promise<Project> =>
    unitOfWork.run(caller.frameId, async ({ projects, outbox }) => {
      const [current] = await projects.lockMany(caller.frameId, [id]);
      assertWritable(current);
      rejectStale(current.version, ifVersion);
      const now = clock();
      if (isExpired(settings, now)) throw invalidInput({ expires_at: ['Must be in the future.'] });
      const shareToken = current.shareToken ?? randomBytes(TOKEN_BYTES).toString('base64url');
      const shared = { ...current, shareToken, shareSettings: settings, version: current.version + 1, updatedAt: now };
      await projects.update(caller.frameId, [shared]);
      const changes = [{ field: 'share_settings', from: current.shareSettings, to: settings }];
      const events = projectChangeEvents(caller, shared, 'updated', changes, { action: 'project.shared' });
      await outbox.add(
        ...withShareEffect(events, current, shared),
        auditProject(caller, 'shared', shared, { details: { settings } }),
      );
      return shared;
    });
}

/** Revokes the link. Sharing again makes another one. 404 if the project is not shared. */
export function makeUnshareProject({ unitOfWork, clock }: Deps) {
  return (caller: Caller, id: string, ifVersion?: number): Promise<Project> =>
    unitOfWork.run(caller.frameId, async ({ projects, outbox }) => {
      const [current] = await projects.lockMany(caller.frameId, [id]);
      if (!current || current.deletedAt) throw notFound('project');
      if (current.shareToken === null) throw notFound('share');
      rejectStale(current.version, ifVersion);
      const birth = { shareToken: null, shareSettings: null };
      const hidden = { ...current, ...birth, version: current.version + 1, updatedAt: clock() };
      await projects.update(caller.frameId, [hidden]);
      const changes = [{ field: 'share_settings', from: current.shareSettings, to: null }];
      const events = projectChangeEvents(caller, hidden, 'updated', changes, { action: 'project.unshared' });
      await outbox.add(...withShareEffect(events, current, hidden), auditProject(caller, 'unshared', hidden));
      return hidden;
    });
}
