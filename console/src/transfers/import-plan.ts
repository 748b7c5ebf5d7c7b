import type { SpreadsheetOperation, TrackwayClient } from '@trackway/client';

export const IMPORT_TYPES = ['project', 'customer', 'contact'] as const;
export const MODES = ['create', 'update', 'upsert'] as const;

/** What identifies an existing object, by type. */
const MATCH_BY: Readonly<Record<(typeof IMPORT_TYPES)[number], string>> = {
  project: 'code',
  customer: 'document',
  contact: 'email',
};

export interface ImportPlan {
  readonly file: File | undefined;
  readonly type: (typeof IMPORT_TYPES)[number];
  readonly mode: (typeof MODES)[number];
  /** Columns of the type, by the headings of the workbook. */
  readonly mapping: Readonly<Record<string, string>>;
}

export const NO_PLAN: ImportPlan = { file: undefined, type: 'project', mode: 'create', mapping: {} };

/** Uploads the workbook. A dry run is followed until its end; a real import continues on its own screen. */
export async function startImport(
  client: TrackwayClient,
  { file, type, mode, mapping }: ImportPlan,
  dryRun: boolean,
  onProgress: (percentage: number) => void,
): Promise<SpreadsheetOperation> {
  if (!file) throw new Error('There is no file.');
  const operation = await client.spreadsheets.import(type, file, {
    fileName: file.name,
    mode,
    ...(mode === 'create' ? {} : { matchBy: MATCH_BY[type] }),
    ...(Object.keys(mapping).length > 0 ? { mapping } : {}),
    dryRun,
  });
  if (!dryRun) return operation;
  return client.spreadsheets.wait(operation.id, { onProgress: ({ percentage }) => onProgress(percentage) });
}
