import type { UnitOfWork } from '@trackway/application';
import { cellKinds } from '@trackway/contracts';
import { invalidInput, missingScope } from '@trackway/errors';
import { parseFiltersJson, parseListJson, parseSearch, type SearchModel, sortInput } from '@trackway/filters';
import { type Caller, hasScope } from '@trackway/runtime';
import { contactModel } from '../directory/contacts/contact-search-model';
import { customerModel } from '../directory/customers/customer-search-model';
import { userModel } from '../identity/users/user-search-model';
import { projectModel } from '../projects/project/project-search-model';
import { makeApplyView } from '../projects/saved-views/apply-view';
import type { SavedViewStores } from '../projects/saved-views/saved-view-store';
import { taskModel } from '../projects/tasks/task-search-model';
import {
  readTemplateOption,
  type TemplateOption,
  templateOptions,
  templatesOf,
} from '../projects/views/template-option';
import type { EdgeDirectory } from '../search/resolve-edge-types';
import { makeResolveEdgeTypes } from '../search/resolve-edge-types';
import { type ExportColumn, type ExportType, exportColumns, exportConditions } from './export-columns';
import type { RowSource, TextRows } from './row-source';

const models: Readonly<Record<ExportType, SearchModel>> = {
  project: projectModel,
  customer: customerModel,
  contact: contactModel,
  task: taskModel,
  user: userModel,
};

export interface RowSearchDeps {
  readonly unitOfWork: UnitOfWork<SavedViewStores>;
  readonly edgeDirectory: EdgeDirectory;
}

const DEFAULT_BATCH_ROWS = 1_000;
const MAX_BATCH_ROWS = 5_000;

/** The rows of an export: a type with filters and sorts. */
export interface RowSearch {
  readonly type: string;
  readonly filtersJson: string;
  readonly sortingJson: string;
  /** `exclude`, `include` or `only`. Empty for the default of searches. */
  readonly template?: string;
  /** A saved view of projects. Empty without one. */
  readonly viewId?: string;
}

export interface StreamRows extends RowSearch {
  readonly columns: readonly string[];
  readonly batchRows: number;
}

export interface ExportBatch {
  readonly total: number;
  readonly number: number;
  readonly columns: readonly { readonly key: string; readonly values: string[]; readonly kinds: Buffer }[];
}

/** Streams all rows that a search finds, column by column, from one snapshot. */
export function makeStreamRows({ rowSource, ...deps }: RowSearchDeps & { readonly rowSource: RowSource }) {
  const readRowSearch = makeReadRowSearch(deps);
  return async function* (caller: Caller, request: StreamRows): AsyncGenerator<ExportBatch> {
    const { type, model, search, template } = await readRowSearch(caller, request);
    const columns = request.columns.map((key) => ({ key, ...columnOf(type, key) }));
    const batchRows = request.batchRows > 0 ? Math.min(request.batchRows, MAX_BATCH_ROWS) : DEFAULT_BATCH_ROWS;

    let number = 0;
    for await (const { total, rows } of rowSource.stream({
      frameId: caller.frameId,
      model,
      columns,
      condition: exportConditions[type],
      search,
      template,
      batchRows,
    })) {
      yield { total, number, columns: columns.map(({ key, kind }, index) => toColumn(key, kind, rows, index)) };
      number += 1;
    }
  };
}

/** Parses the search of an export. @throws AppError if it is invalid or the caller must not read projects. */
export function makeReadRowSearch(deps: RowSearchDeps) {
  const applyView = makeApplyView(deps);
  const resolveEdgeTypes = makeResolveEdgeTypes(deps);
  return async (caller: Caller, request: RowSearch) => {
    if (!hasScope(caller, 'projects:read')) throw missingScope('projects:read');
    const type = exportType(request.type);
    const model = models[type];
    const sorting = parseListJson(sortInput, request.sortingJson, 'sorting');
    const input = { ...parseFiltersJson(request.filtersJson), sorting };
    const given = parseSearch(await resolveEdgeTypes(caller, model, input), input);
    if (type !== 'project') return { type, model, search: given, template: undefined };
    const option = templateOf(request.template);
    const search = await applyView(caller, request.viewId || undefined, { ...given, template: option });
    return { type, model, search, template: templatesOf(search.template, search) };
  };
}

function templateOf(given: string | undefined): TemplateOption | undefined {
  const option = readTemplateOption(given);
  if (option === undefined || templateOptions.includes(option)) return option;
  throw invalidInput({ template: [`Must be one of: ${templateOptions.join(', ')}.`] });
}

function exportType(type: string): ExportType {
  if (type in exportColumns) return type as ExportType;
  throw invalidInput({ type: [`Must be one of: ${Object.keys(exportColumns).join(', ')}.`] });
}

function columnOf(type: ExportType, key: string): ExportColumn {
  const column = (exportColumns[type] as Readonly<Record<string, ExportColumn>>)[key];
  if (!column) throw invalidInput({ columns: [`There is no column ${key}.`] });
  return column;
}

function toColumn(key: string, kind: number, rows: TextRows, index: number) {
  const values: string[] = new Array(rows.length);
  const kinds = Buffer.alloc(rows.length);
  for (const [row, cells] of rows.entries()) {
    const value = cells[index];
    values[row] = value ?? '';
    kinds[row] = value === null || value === undefined ? cellKinds.empty : kind;
  }
  return { key, values, kinds };
}
