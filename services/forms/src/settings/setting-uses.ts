import type { Effect, FrameRecordRef } from '@trackway/contracts';
import type { AnswerStores } from '../answers/answer-store';
import type { FormLinkStores } from '../links/form-link-store';
import type { UnitOfWork } from '../shared/unit-of-work';
import { makeFormUses } from './form-uses';
import { makeLinkUses } from './link-uses';

/** What forms and links were used for since a time. */
export function makeSettingUses(deps: { readonly unitOfWork: UnitOfWork<AnswerStores & FormLinkStores> }) {
  const [formUses, linkUses] = [makeFormUses(deps), makeLinkUses(deps)];
  return async (frameId: string, records: readonly FrameRecordRef[], time: Date): Promise<readonly Effect[]> => {
    const formIds = records.flatMap(({ kind, id }) => (kind === 'form' ? [Number(id)] : []));
    const ofForms = formIds.length === 0 ? [] : await formUses(frameId, formIds, time);
    return [...ofForms, ...(await linkUses(frameId, records, time))];
  };
}
