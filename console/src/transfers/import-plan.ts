import type { ImportSuggestion, ImportType, ReadOptions, SpreadsheetOperation, TrackwayClient } from '@trackway/client';

export const IMPORT_TYPES = ['project', 'customer', 'contact', 'task', 'form_answer'] as const;
export const MODES = ['create', 'update', 'upsert'] as const;

/** What identifies an existing object, by type. */
const MATCH_BY: Readonly<Record<ImportType, string | undefined>> = {
  project: 'code',
  customer: 'document',
  contact: 'email',
  // By its id, or by its title in the project.
  task: undefined,
  form_answer: 'project',
};

/** Settings of a CSV or TSV file that override what is detected. */
export type TextSettings = Pick<ReadOptions, 'separator' | 'encoding' | 'dateOrder' | 'decimalMark'>;

/** Columns of the type by heading, as far as the user has changed the suggestions. '' leaves a column out. */
export type Mapping = Readonly<Record<string, string>>;

export interface ImportPlan {
  readonly file: File | undefined;
  readonly type: ImportType;
  /** The form of answers. */
  readonly formId: number | undefined;
  readonly mode: (typeof MODES)[number];
  readonly mapping: Mapping;
  readonly text: TextSettings;
}

export const NO_PLAN: ImportPlan = {
  file: undefined,
  type: 'project',
  formId: undefined,
  mode: 'create',
  mapping: {},
  text: {},
};

/** The column that a heading is imported as. '' if it is left out. */
export function mappedKey(
  { heading, suggestion }: Pick<ImportSuggestion['columns'][number], 'heading' | 'suggestion'>,
  mapping: Mapping,
): string {
  return mapping[heading] ?? suggestion?.key ?? '';
}

export function suggestMapping(
  client: TrackwayClient,
  { file, text, ...plan }: Pick<ImportPlan, 'file' | 'type' | 'formId' | 'text'>,
): Promise<ImportSuggestion> {
  if (!file) throw new Error('There is no file.');
  return client.spreadsheets.suggestMapping(plan.type, file, { ...text, ...formOf(plan), fileName: file.name });
}

/** Whether everything is chosen that the upload needs. */
export function isComplete({ file, type, formId }: ImportPlan): boolean {
  return file !== undefined && (type !== 'form_answer' || formId !== undefined);
}

export function formOf({ type, formId }: Pick<ImportPlan, 'type' | 'formId'>): { formId?: number } {
  return type === 'form_answer' && formId !== undefined ? { formId } : {};
}

/** Uploads the file. A dry run is followed until its end; a real import continues on its own screen. */
export async function startImport(
  client: TrackwayClient,
  { file, type, formId, mode, mapping, text }: ImportPlan,
  dryRun: boolean,
  onProgress: (percentage: number) => void,
): Promise<SpreadsheetOperation> {
  if (!file) throw new Error('There is no file.');
  const matchBy = MATCH_BY[type];
  const operation = await client.spreadsheets.import(type, file, {
    ...text,
    fileName: file.name,
    useSuggestions: true,
    mode,
    ...formOf({ type, formId }),
    ...(mode === 'create' || !matchBy ? {} : { matchBy }),
    ...(Object.keys(mapping).length > 0 ? { mapping } : {}),
    dryRun,
  });
  if (!dryRun) return operation;
  return client.spreadsheets.wait(operation.id, { onProgress: ({ percentage }) => onProgress(percentage) });
}
