import type { SubmissionStores } from '../links/form-link-store';
import { hashToken } from '../links/link-token';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { IntakeStores } from './intake-store';

/** The frame of a form link, an intake link or the status page of a submission. */
export function makeFindReference({ unitOfWork }: { unitOfWork: UnitOfWork<SubmissionStores & IntakeStores> }) {
  return (kind: string, token: string): Promise<string | undefined> =>
    unitOfWork.read(async ({ formLinks, intake }) => {
      if (kind === 'form_link') return (await formLinks.findByTokenHash(hashToken(token)))?.frameId;
      if (kind === 'intake_link') return (await intake.findLinkByToken(token))?.frameId;
      if (kind === 'intake_submission') return (await intake.findSubmissionByStatusToken(token))?.frameId;
      return undefined;
    });
}
