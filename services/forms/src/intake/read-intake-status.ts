import { notFound } from '@trackway/errors';
import type { FrameProfile } from '../projects/project-directory';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { Theme } from '../themes/theme';
import type { IntakeDirectory } from './intake-directory';
import { callerOf } from './intake-link';
import type { IntakeStores } from './intake-store';

/** What a submitter may see of a submission. */
export interface IntakeStatus {
  readonly receivedAt: Date;
  readonly state: 'received' | 'closed';
  /** Name of the current step. Null if it is not shown, or the project is in no step. */
  readonly step: string | null;
  readonly frame: FrameProfile;
  readonly theme: Theme;
}

/** Returns the status of a submission by the token of its status page. @throws AppError 404 for an unknown token */
export function makeReadIntakeStatus(deps: {
  readonly unitOfWork: UnitOfWork<IntakeStores>;
  readonly intakeDirectory: IntakeDirectory;
}) {
  return async (statusToken: string): Promise<IntakeStatus> => {
    const { submission, link, theme } = await deps.unitOfWork.read(async (stores) => {
      const found = await stores.intake.findSubmissionByStatusToken(statusToken);
      const of = found && (await stores.intake.findLink(found.frameId, found.linkId));
      if (!found || !of) throw notFound('submission');
      return { submission: found, link: of, theme: await stores.themes.read(of.frameId) };
    });
    const caller = callerOf(link);
    const shows = new Set(link.statusShows);
    const [frame, status] = await Promise.all([
      deps.intakeDirectory.readFrame(caller),
      shows.size > 0 ? deps.intakeDirectory.readStatus(submission.projectId, link.funnelId, caller) : undefined,
    ]);
    const isClosed = shows.has('closed') && (status ? status.isClosed : submission.progress === 'completed');
    const step = shows.has('step') && !isClosed ? (status?.step ?? null) : null;
    return { receivedAt: submission.createdAt, state: isClosed ? 'closed' : 'received', step, frame, theme };
  };
}
