import { spreadsheetColumns } from '@trackway/contracts';
import { invalidInput } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { ExportType, Operation } from '../operations/operation';
import type { makeStartOperation } from '../operations/start-operation';

export interface StartExport {
  readonly type: ExportType;
  readonly columns?: readonly string[] | undefined;
  readonly filters: readonly unknown[];
  readonly sorting: readonly unknown[];
  readonly format: 'xlsx' | 'csv';
  readonly fileName?: string | undefined;
}

/** Queues an export. Without columns it has all of them; the required ones are always there. */
export function makeStartExport({ startOperation }: { startOperation: ReturnType<typeof makeStartOperation> }) {
  return async (caller: Caller, { type, columns, fileName, ...rest }: StartExport): Promise<Operation> => {
    const options = { ...rest, columns: chooseColumns(type, columns) };
    const name = fileName ? withExtension(fileName, rest.format) : `${type}s.${rest.format}`;
    return startOperation(caller, { action: 'export', type, options, fileName: name });
  };
}

function chooseColumns(type: ExportType, wanted: readonly string[] | undefined): readonly string[] {
  const catalogue = spreadsheetColumns[type];
  const keys: readonly string[] = catalogue.map(({ key }) => key);
  if (!wanted || wanted.length === 0) return keys;
  const unknown = wanted.filter((key) => !keys.includes(key));
  if (unknown.length > 0) {
    throw invalidInput({ columns: [`Unknown columns: ${unknown.join(', ')}. Available: ${keys.join(', ')}.`] });
  }
  const required = catalogue.filter((column) => column.required && !wanted.includes(column.key)).map(({ key }) => key);
  return [...new Set([...wanted, ...required])];
}

function withExtension(name: string, format: string): string {
  return name.toLowerCase().endsWith(`.${format}`) ? name : `${name}.${format}`;
}
