import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { FormLink } from './form-link';
import type { SubmissionStores } from './form-link-store';
import { auditLink } from './link-audit';

/** Lets respondents use a revoked link again. Its token stays the same. 404 if it is not revoked. */
export function makeRestoreLink({ unitOfWork }: { readonly unitOfWork: UnitOfWork<SubmissionStores> }) {
  return (caller: Caller, id: string): Promise<FormLink> =>
    unitOfWork.run(async ({ formLinks, outbox }) => {
      const link = await formLinks.find(caller.frameId, id);
      if (!link?.revokedAt) throw notFound('form_link');
      await formLinks.restore(link);
      const restored = { ...link, revokedAt: null };
      await outbox.add(auditLink(caller, 'restored', restored));
      return restored;
    });
}
