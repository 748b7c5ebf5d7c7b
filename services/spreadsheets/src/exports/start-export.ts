import { type ExportType, spreadsheetColumns } from '@trackway/contracts';
import { invalidInput, missingScope } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';
import type { Operation } from '../operations/operation';
import type { StartKey } from '../operations/start-key';
import { type makeStartOperation, refuseWithoutScopes } from '../operations/start-operation';
import type { CheckFilters } from './check-filters';

export interface StartExport {
  readonly type: ExportType;
  readonly columns?: readonly string[] | undefined;
  readonly filters: readonly unknown[];
  readonly sorting: readonly unknown[];
  readonly template?: 'exclude' | 'include' | 'only' | undefined;
  readonly format: 'xlsx' | 'csv';
  readonly fileName?: string | undefined;
  /** The same key never starts a second export. */
  readonly key?: StartKey | undefined;
}

/** Exported whole, with every column. */
const WHOLE: readonly ExportType[] = ['agent_execution', 'project_execution'];
/** Filtered by their projects, in an order of their own. */
const UNSORTED: readonly ExportType[] = [...WHOLE, 'form_answer', 'answer_history'];

interface Deps {
  readonly startOperation: ReturnType<typeof makeStartOperation>;
  readonly checkFilters: CheckFilters;
}

/** Queues an export. Without columns it has all of them; the required ones are always there. */
export function makeStartExport({ startOperation, checkFilters }: Deps) {
  return async (caller: Caller, { type, columns, fileName, key, ...rest }: StartExport): Promise<Operation> => {
    refuseWhatIsNotOffered(type, { columns, ...rest });
    // What they let through tells of projects, even where their names are not among the columns.
    if (rest.filters.length > 0 && !hasScope(caller, 'projects:read')) throw missingScope('projects:read');
    refuseWithoutScopes(caller, 'export', type);
    await checkFilters(type, rest);
    const options = { ...rest, columns: chooseColumns(type, columns) };
    const name = fileName ? withExtension(fileName, rest.format) : `${pluralOf(type)}.${rest.format}`;
    return startOperation(caller, { action: 'export', type, options, fileName: name, key });
  };
}

function refuseWhatIsNotOffered(
  type: ExportType,
  wanted: Pick<StartExport, 'columns' | 'filters' | 'sorting' | 'template'>,
): void {
  const refuse = (field: string, what: string) => invalidInput({ [field]: [`Exports of ${type} have no ${what}.`] });
  if (WHOLE.includes(type) && wanted.columns && wanted.columns.length > 0) {
    throw refuse('columns', 'selection of columns: all of them are exported');
  }
  if (WHOLE.includes(type) && wanted.filters.length > 0) throw refuse('filters', 'filters');
  if (type !== 'project' && wanted.template !== undefined) throw refuse('template', 'templates');
  if (UNSORTED.includes(type) && wanted.sorting.length > 0) throw refuse('sorting', 'sorting');
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

/** What files and sheets of a type are called. */
export function pluralOf(type: ExportType): string {
  return type === 'answer_history' ? type : `${type}s`;
}

function withExtension(name: string, format: string): string {
  return name.toLowerCase().endsWith(`.${format}`) ? name : `${name}.${format}`;
}
