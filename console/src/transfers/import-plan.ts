import type { ImportSuggestion, ReadOptions, SpreadsheetOperation, TrackwayClient } from '@trackway/client';

export const IMPORT_TYPES = ['project', 'customer', 'contact'] as const;
export const MODES = ['create', 'update', 'upsert'] as const;

/** What identifies an existing object, by type. */
const MATCH_BY: Readonly<Record<(typeof IMPORT_TYPES)[number], string>> = {
  project: 'code',
  customer: 'document',
  contact: 'email',
};

/** Settings of a CSV or TSV file that override what is detected. */
export type TextSettings = Pick<ReadOptions, 'separator' | 'encoding' | 'dateOrder' | 'decimalMark'>;

/** Columns of the type by heading, as far as the user has changed the suggestions. '' leaves a column out. */
export type Mapping = Readonly<Record<string, string>>;

export interface ImportPlan {
  readonly file: File | undefined;
  readonly type: (typeof IMPORT_TYPES)[number];
  readonly mode: (typeof MODES)[number];
  readonly mapping: Mapping;
  readonly text: TextSettings;
}

export const NO_PLAN: ImportPlan = { file: undefined, type: 'project', mode: 'create', mapping: {}, text: {} };

/** The column that a heading is imported as. '' if it is left out. */
export function mappedKey(
  { heading, suggestion }: Pick<ImportSuggestion['columns'][number], 'heading' | 'suggestion'>,
  mapping: Mapping,
): string {
  return mapping[heading] ?? suggestion?.key ?? '';
}

export function suggestMapping(
  client: TrackwayClient,
  { file, type, text }: Pick<ImportPlan, 'file' | 'type' | 'text'>,
): Promise<ImportSuggestion> {
  if (!file) throw new Error('There is no file.');
  return client.spreadsheets.suggestMapping(type, file, { ...text, fileName: file.name });
}

/** Uploads the file. A dry run is followed until its end; a real import continues on its own screen. */
export async function startImport(
  client: TrackwayClient,
  { file, type, mode, mapping, text }: ImportPlan,
  dryRun: boolean,
  onProgress: (percentage: number) => void,
): Promise<SpreadsheetOperation> {
  if (!file) throw new Error('There is no file.');
  const operation = await client.spreadsheets.import(type, file, {
    ...text,
    fileName: file.name,
    useSuggestions: true,
    mode,
    ...(mode === 'create' ? {} : { matchBy: MATCH_BY[type] }),
    ...(Object.keys(mapping).length > 0 ? { mapping } : {}),
    dryRun,
  });
  if (!dryRun) return operation;
  return client.spreadsheets.wait(operation.id, { onProgress: ({ percentage }) => onProgress(percentage) });
}
