import { createReadStream } from 'node:fs';
import type { ImportType } from '@trackway/contracts';
import { AppError, invalidInput, isAppError } from '@trackway/errors';
import type { Caller, NewId } from '@trackway/runtime';
import { type BlobStore, discardBlob } from '@trackway/storage';
import { inspectTextFile, inspectWorkbook, WorkbookError } from '@trackway/xlsx';
import type { ImportOptions, Operation } from '../operations/operation';
import { auditOperation, importDetails } from '../operations/operation-audit';
import type { StartKey } from '../operations/start-key';
import type { StartOperation } from '../operations/start-operation';
import { type FileKind, fileKindOf } from './file-kind';

export interface StartImport {
  readonly type: ImportType;
  readonly options: ImportOptions;
  readonly file: UploadedFile;
  readonly key: StartKey | undefined;
}

/** A file that was uploaded completely to the local disk. */
export interface UploadedFile {
  readonly path: string;
  readonly name: string;
  /** Equal for uploads with the same parts, in any order. */
  readonly digest: string;
}

interface Deps {
  readonly storage: BlobStore;
  readonly newId: NewId;
  readonly startOperation: StartOperation;
}

/** Checks that the file is a workbook or a text file, stores it, and queues its import. */
export function makeStartImport({ storage, newId, startOperation }: Deps) {
  return async (caller: Caller, { type, options, file, key }: StartImport): Promise<Operation> => {
    const kind = fileKindOf(file.name);
    await assertReadable(file.path, kind);
    const id = newId();
    const sourceKey = `imports/${id}.${kind === 'text' ? 'csv' : 'xlsx'}`;
    await storage.put(sourceKey, createReadStream(file.path));
    const { name: fileName, digest: requestDigest } = file;
    const events = (operation: Operation) => [
      auditOperation(caller, 'started', operation, { details: importDetails(operation, options.mapping) }),
    ];
    const common = { fileName, key, events };
    const command = { ...common, action: 'import', type, options, id, sourceKey, requestDigest } as const;
    const started = await startOperation(caller, command).catch(async (error: unknown) => {
      // After any other error the operation may be stored.
      if (isAppError(error) && error.code === 'idempotency_key_reused') await discardBlob(storage, sourceKey);
      throw error;
    });
    if (started.id !== id) await discardBlob(storage, sourceKey);
    return started;
  };
}

async function assertReadable(path: string, kind: FileKind): Promise<void> {
  try {
    await (kind === 'text' ? inspectTextFile(path) : inspectWorkbook(path));
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    if (error.code === 'too_large') throw new AppError('too_large', 'payload_too_large', error.message);
    throw invalidInput({ file: [error.message] });
  }
}
