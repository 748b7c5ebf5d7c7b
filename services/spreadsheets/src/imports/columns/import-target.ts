import {
  contactFields,
  customerFields,
  type FieldDeclaration,
  type FieldDeclarations,
  type FieldType,
  type ImportType,
  importColumns,
  type ProjectRowType,
  projectFields,
  type SpreadsheetColumn,
  taskFields,
} from '@trackway/contracts';

/** How the values of a column are read. `names` are lists, `choice` is an option by its value or label. */
export type ColumnType = FieldType | 'names' | 'choice' | 'choices' | 'decimal' | 'date';

export interface TargetColumn extends SpreadsheetColumn {
  readonly type: ColumnType;
  /** The allowed values of a choice. */
  readonly options?: readonly string[];
  /** Names that headings may also have, such as the key of a field of a form. */
  readonly otherNames?: readonly string[];
}

/** What an import writes: its type and its columns. */
export interface ImportTarget {
  readonly type: ImportType;
  readonly columns: readonly TargetColumn[];
}

const fieldsOf: Readonly<Record<ProjectRowType, FieldDeclarations>> = {
  project: projectFields,
  customer: customerFields,
  contact: contactFields,
  task: taskFields,
};

const targets: Readonly<Record<ImportType, ImportTarget>> = {
  project: targetOf('project'),
  customer: targetOf('customer'),
  contact: targetOf('contact'),
  task: targetOf('task'),
  form_answer: {
    type: 'form_answer',
    columns: importColumns.form_answer.map((column) => ({ ...column, type: 'line' as const })),
  },
};

/** The target of an import without columns that depend on a form. */
export function importTarget(type: ImportType): ImportTarget {
  return targets[type];
}

/** The type of a column. Unknown columns are lines. */
export function columnTypeOf({ columns }: ImportTarget, key: string): ColumnType {
  return columns.find((column) => column.key === key)?.type ?? 'line';
}

/** True if a cell has several values, separated by `;`. */
export function isList(target: ImportTarget, key: string): boolean {
  return ['names', 'choices'].includes(columnTypeOf(target, key));
}

function targetOf(type: ProjectRowType): ImportTarget {
  return { type, columns: importColumns[type].map((column) => ({ ...column, type: fieldTypeOf(type, column.key) })) };
}

/** Lists of names have no stored field. */
function fieldTypeOf(type: ProjectRowType, key: string): FieldType | 'names' {
  const name = key.slice(key.indexOf('.') + 1);
  const found = Object.entries(fieldsOf[type]).find(
    ([field, declaration]) => workbookKeyOf(field, declaration) === name,
  );
  return found?.[1].type ?? 'names';
}

function workbookKeyOf(field: string, { workbook, workbookKey = field }: FieldDeclaration): string | undefined {
  return workbook === undefined ? undefined : workbookKey;
}
