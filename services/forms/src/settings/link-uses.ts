import type { Effect, FrameRecordRef } from '@trackway/contracts';
import type { FormLinkStores } from '../links/form-link-store';
import type { LinkAccess } from '../links/link-access';
import type { UnitOfWork } from '../shared/unit-of-work';

/** The last submissions by links since a time, as changes of the links: those cannot be undone. */
export function makeLinkUses({ unitOfWork }: { readonly unitOfWork: UnitOfWork<FormLinkStores> }) {
  return async (frameId: string, records: readonly FrameRecordRef[], time: Date): Promise<readonly Effect[]> => {
    const links = records.filter(({ kind }) => kind === 'form_link');
    if (links.length === 0) return [];
    const ids = links.map(({ id }) => id);
    const found = await unitOfWork.read(({ formLinks }) => formLinks.lastSubmissions(frameId, ids));
    const byLink = new Map(found.filter(({ at }) => at >= time).map((access) => [access.linkId, access]));
    return links.flatMap((record) => {
      const access = byLink.get(record.id);
      return access ? [toEffect(record, access)] : [];
    });
  };
}

function toEffect(record: FrameRecordRef, { id, at }: LinkAccess): Effect {
  return {
    id,
    record,
    projectId: null,
    action: 'form_link.used',
    actor: { kind: 'form_link', id: record.id, name: null },
    cause: { correlationId: id, causationId: null, requestId: null },
    changes: [{ field: 'submissions', from: null, to: null }],
    eventIds: [],
    happenedAt: at,
  };
}
