import { type ExportType, spreadsheetColumns } from '@trackway/contracts';
import { invalidInput, missingScope } from '@trackway/errors';
import { type Caller, hasScope, toUnicodeJson } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import { auditOperation } from '../operations/operation-audit';
import { assertScopes } from '../operations/operation-scopes';
import { hasFilters, type RowFilters } from '../operations/row-filters';
import type { StartKey } from '../operations/start-key';
import type { StartOperation } from '../operations/start-operation';
import type { CheckFilters } from './export-filters';

export interface StartExport extends RowFilters {
  readonly type: ExportType;
  readonly columns?: readonly string[] | undefined;
  readonly sorting: readonly unknown[];
  readonly template?: 'exclude' | 'include' | 'only' | undefined;
  /** A saved view of projects. */
  readonly viewId?: string | undefined;
  readonly format: 'xlsx' | 'csv';
  readonly fileName?: string | undefined;
  /** Requests with the same key start one export. */
  readonly key?: StartKey | undefined;
}

/** Exported without filters, with all columns. */
const UNFILTERED: readonly ExportType[] = ['agent_execution', 'project_execution'];
/** Exported in a fixed order. Filters select projects. */
const UNSORTED: readonly ExportType[] = [...UNFILTERED, 'form_answer', 'answer_history'];

interface Deps {
  readonly startOperation: StartOperation;
  readonly checkFilters: CheckFilters;
}

/** Queues an export. The default is all columns. Required columns are always included. */
export function makeStartExport({ startOperation, checkFilters }: Deps) {
  return async (caller: Caller, { type, columns, fileName, key, ...rest }: StartExport): Promise<Operation> => {
    assertSupported(type, { columns, ...rest });
    // Filters reveal fields of projects, even if the columns do not.
    if (hasFilters(rest) && !hasScope(caller, 'projects:read')) throw missingScope('projects:read');
    assertScopes(caller, 'export', type);
    await checkFilters(type, rest);
    const options = toUnicodeJson({ ...rest, columns: chooseColumns(type, columns) });
    const name = fileName ? withExtension(fileName, rest.format) : `${pluralOf(type)}.${rest.format}`;
    const events = (operation: Operation) => [auditOperation(caller, 'started', operation)];
    return startOperation(caller, { action: 'export', type, options, fileName: name, key, events });
  };
}

function assertSupported(
  type: ExportType,
  requested: Pick<StartExport, 'columns' | 'filters' | 'filterGroups' | 'sorting' | 'template' | 'viewId'>,
): void {
  const unsupported = (field: string, message: string) => invalidInput({ [field]: [`Exports of ${type} ${message}.`] });
  if (UNFILTERED.includes(type) && requested.columns && requested.columns.length > 0) {
    throw unsupported('columns', 'always contain all columns');
  }
  if (UNFILTERED.includes(type) && requested.filters.length > 0) throw unsupported('filters', 'do not support filters');
  if (UNFILTERED.includes(type) && hasFilters(requested)) {
    throw unsupported('filter_groups', 'do not support filters');
  }
  if (type !== 'project' && requested.template !== undefined) throw unsupported('template', 'do not support template');
  if (type !== 'project' && requested.viewId !== undefined) throw unsupported('view_id', 'do not support view_id');
  if (UNSORTED.includes(type) && requested.sorting.length > 0) throw unsupported('sorting', 'do not support sorting');
}

function chooseColumns(type: ExportType, requested: readonly string[] | undefined): readonly string[] {
  const catalogue = spreadsheetColumns[type];
  const keys: readonly string[] = catalogue.map(({ key }) => key);
  if (!requested || requested.length === 0) return keys;
  const unknown = requested.filter((key) => !keys.includes(key));
  if (unknown.length > 0) {
    throw invalidInput({ columns: [`Unknown columns: ${unknown.join(', ')}. Available: ${keys.join(', ')}.`] });
  }
  const required = catalogue
    .filter((column) => column.required && !requested.includes(column.key))
    .map(({ key }) => key);
  return [...new Set([...requested, ...required])];
}

/** Name of files of a type. */
function pluralOf(type: ExportType): string {
  return type === 'answer_history' ? type : `${type}s`;
}

function withExtension(name: string, format: string): string {
  return name.toLowerCase().endsWith(`.${format}`) ? name : `${name}.${format}`;
}
