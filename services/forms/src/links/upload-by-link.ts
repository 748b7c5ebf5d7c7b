import { ruleBroken } from '@trackway/errors';
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

/** Files of a link that wait for a submission. They are purged after a day. */
const MAX_UNUSED = 1_000;

/** @throws AppError `upload_limit_reached`, before the file is received */
export function makeAssertUploadAllowed({ unitOfWork }: { unitOfWork: UnitOfWork<SubmissionStores> }) {
  return ({ link }: OpenForUpload): Promise<void> => unitOfWork.read((stores) => assertBelowLimit(stores, link));
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
    await unitOfWork.run(async ({ files }) => {
      await assertBelowLimit({ files }, link);
      await files.insert(stored);
    });
    return stored;
  };
}

/** Concurrent uploads may exceed the limit by their number. */
async function assertBelowLimit(
  { files }: Pick<SubmissionStores, 'files'>,
  { id, frameId }: OpenForUpload['link'],
): Promise<void> {
  if ((await files.countUnused(frameId, id)) < MAX_UNUSED) return;
  throw ruleBroken(
    'upload_limit_reached',
    `${MAX_UNUSED} files were uploaded by this link and not submitted. Submit the form, or try again tomorrow.`,
  );
}
