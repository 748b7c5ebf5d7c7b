import { isUuid } from '@trackway/runtime';
import type { IdentityIndex } from '../identity/credentials/identity-index';
import type { ShareIndex } from '../projects/shares/share-index';

export interface FindReferenceDeps {
  readonly shareIndex: ShareIndex;
  readonly identityIndex: IdentityIndex;
}

/** The frame of a share page, or of a service account. */
export function makeFindReference({ shareIndex, identityIndex }: FindReferenceDeps) {
  return async (kind: string, value: string): Promise<string | undefined> => {
    if (kind === 'share') return (await shareIndex.find(value))?.frameId;
    if (kind === 'service_account' && isUuid(value)) return (await identityIndex.findAccount(value))?.frameId;
    return undefined;
  };
}
