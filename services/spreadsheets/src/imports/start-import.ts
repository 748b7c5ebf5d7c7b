import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { ImportType } from '@trackway/contracts';
import { AppError, invalidInput, isAppError } from '@trackway/errors';
import type { Caller, NewId } from '@trackway/runtime';
import type { BlobStore } from '@trackway/storage';
import { inspectWorkbook, WorkbookError } from '@trackway/xlsx';

import type { Operation } from '../operations/operation';
import { startKeyOf } from '../operations/start-key';
import { type makeStartOperation, refuseWithoutScopes } from '../operations/start-operation';
import { receiveUpload } from '../uploads/receive-upload';
import { readImportForm } from './import-form';

interface Deps {
  readonly storage: BlobStore;
  readonly newId: NewId;
  readonly startOperation: ReturnType<typeof makeStartOperation>;
}

/** Takes a workbook in: looks whether it is one while its sender waits, stores it, and queues its import. */
export function makeStartImport({ storage, newId, startOperation }: Deps) {
  return async (
    caller: Caller,
    type: ImportType,
    request: IncomingMessage & { get(header: string): string | undefined },
  ): Promise<Operation> => {
    refuseWithoutScopes(caller, 'import', type);
    const key = startKeyOf(caller, request);
    const upload = await receiveUpload(request);
    try {
      const options = readImportForm(type, upload.fields);
      await refuseUnlessWorkbook(upload.path);
      const id = newId();
      const sourceKey = `imports/${id}.xlsx`;
      await storage.put(sourceKey, createReadStream(upload.path));
      const { fileName, digest: requestDigest } = upload;
      const wanted = { action: 'import', type, options, fileName, id, sourceKey, requestDigest, key } as const;
      const started = await startOperation(caller, wanted).catch(async (error: unknown) => {
        // After any other error the operation may be stored.
        if (isAppError(error) && error.code === 'idempotency_key_reused') await storage.remove(sourceKey);
        throw error;
      });
      if (started.id !== id) await storage.remove(sourceKey);
      return started;
    } finally {
      await upload.discard();
    }
  };
}

async function refuseUnlessWorkbook(path: string): Promise<void> {
  try {
    await inspectWorkbook(path);
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    if (error.code === 'too_large') throw new AppError('too_large', 'payload_too_large', error.message);
    throw invalidInput({ file: [error.message] });
  }
}
