import type { Clock, Logger, NewId } from '@trackway/runtime';
import { newToken } from '../links/link-token';
import type { Counters } from '../shared/counters';
import type { UnitOfWork } from '../shared/unit-of-work';
import { makeFindReference } from './find-reference';
import type { IntakeDirectory } from './intake-directory';
import type { IntakeStores } from './intake-store';
import {
  makeCreateIntakeLink,
  makeListIntakeLinks,
  makeListSubmissions,
  makeReadIntakeLink,
  makeUpdateIntakeLink,
} from './manage-intake-links';
import { makeIssueChallenge, makeOpenForUpload, makeOpenIntake } from './open-intake';
import { makeProcessSubmission } from './process-submission';
import type { ProofsOfWork } from './proof-of-work';
import { makeReadIntakeStatus } from './read-intake-status';
import { makeResumeSubmissions } from './resume-submissions';
import { makeSubmitIntake } from './submit-intake';

export type IntakeModule = ReturnType<typeof intakeModule>;

/** Public links by which each submission creates a project. */
export function intakeModule(adapters: {
  readonly unitOfWork: UnitOfWork<IntakeStores>;
  readonly intakeDirectory: IntakeDirectory;
  readonly proofs: ProofsOfWork;
  readonly counters: Counters;
  readonly logger: Pick<Logger, 'warn'>;
  readonly newId: NewId;
  readonly clock: Clock;
}) {
  const deps = { ...adapters, newToken, processSubmission: makeProcessSubmission(adapters) };
  return {
    createLink: makeCreateIntakeLink(deps),
    updateLink: makeUpdateIntakeLink(deps),
    readLink: makeReadIntakeLink(deps),
    listLinks: makeListIntakeLinks(deps),
    listSubmissions: makeListSubmissions(deps),
    openIntake: makeOpenIntake(deps),
    issueChallenge: makeIssueChallenge(deps),
    openForUpload: makeOpenForUpload(deps),
    submitIntake: makeSubmitIntake(deps),
    resumeSubmissions: makeResumeSubmissions(deps),
    readStatus: makeReadIntakeStatus(deps),
    findReference: makeFindReference(deps),
  };
}
