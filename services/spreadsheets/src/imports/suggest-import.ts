import { AppError, invalidInput } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import { type OpenInWorkerOptions, openWorkbookInWorker, type TextFormat, WorkbookError } from '@trackway/xlsx';
import type { ImportOptions } from '../operations/operation';
import type { ImportTarget } from './columns/import-target';
import { fileKindOf } from './file-kind';
import type { UploadedFile } from './start-import';
import { type LearnedMappingStore, learnedScope } from './suggestions/learned-mapping-store';
import { sampleColumns } from './suggestions/sample-columns';
import { suggestMapping } from './suggestions/suggest-mapping';
import type { MappingSuggestion } from './suggestions/suggestion';

export interface SuggestImport {
  readonly target: ImportTarget;
  readonly options: Pick<ImportOptions, 'sheet' | 'text' | 'formId'>;
  readonly file: UploadedFile;
  readonly signal: AbortSignal;
}

export interface ImportSuggestion extends MappingSuggestion {
  readonly text: TextFormat | undefined;
  readonly rows: number;
}

interface Deps {
  readonly learned: LearnedMappingStore;
  readonly thread?: OpenInWorkerOptions['thread'];
}

/** Reads a file and suggests what its columns are, without storing anything. */
export function makeSuggestImport({ learned, thread }: Deps) {
  return async ({ frameId }: Caller, { target, options, file, signal }: SuggestImport): Promise<ImportSuggestion> => {
    try {
      const { sheet, text = {} } = options;
      const kind = fileKindOf(file.name) === 'text' ? { text } : sheet === null ? {} : { sheet };
      const reader = await openWorkbookInWorker(file.path, { ...kind, signal, ...(thread ? { thread } : {}) });
      try {
        const columns = await sampleColumns(reader);
        const { rows } = await reader.estimateRows();
        const known = await learned.find(frameId, learnedScope({ type: target.type, options }));
        return { ...suggestMapping(target, columns, known), text: reader.text, rows };
      } finally {
        await reader.close();
      }
    } catch (error) {
      throw toAppError(error);
    }
  };
}

function toAppError(error: unknown): unknown {
  if (!(error instanceof WorkbookError)) return error;
  if (error.code === 'too_large') return new AppError('too_large', 'payload_too_large', error.message);
  return invalidInput({ file: [error.message] });
}
