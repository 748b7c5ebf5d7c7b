import type { Clock } from '@trackway/runtime';
import { checkFile } from '../files/check-file';
import type { ReceivedFile, StoredFile } from '../files/stored-file';
import type { Form } from '../forms/form';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { SubmissionStores } from './form-link-store';

/** A link that is open for an upload. */
export interface OpenForUpload {
  readonly link: { readonly id: string; readonly frameId: string };
  readonly form: Form;
}

/** Stores a file for a later submission through the same link. */
export function makeUploadByLink({ unitOfWork, clock }: { unitOfWork: UnitOfWork<SubmissionStores>; clock: Clock }) {
  return async (
    { link, form }: OpenForUpload,
    id: string,
    fieldId: string,
    file: ReceivedFile,
  ): Promise<StoredFile> => {
    checkFile(form, fieldId, file);
    const now = clock();
    const life = { createdAt: now, unusedSince: now };
    const stored = { ...file, id, frameId: link.frameId, fieldId, linkId: link.id, ...life };
    await unitOfWork.run(({ files }) => files.insert(stored));
    return stored;
  };
}
