import { type Filter, type FilterGroup, type Operator, positiveForm, type RowsSource } from '@trackway/filters';
import { Bitmap } from './bitmap';
import type { Question } from './column';
import type { FrameColumns } from './frame-columns';
import type { RowSet } from './row-set';

/**
 * The places where all filters and groups hold, empty ones among them; undefined without any. It means what `filtersSql` means, where an
 * unknown is no yes.
 */
export function matchFilters(
  frame: FrameColumns,
  filters: readonly Filter[],
  groups: readonly FilterGroup[] = [],
): Bitmap | undefined {
  const flat = filters.length === 0 ? [] : [matchList(frame, filters)];
  const [first, ...rest] = [...flat, ...groups.map((group) => matchGroup(frame, group))];
  return rest.reduce((all, one) => all?.and(one), first);
}

/** `and` binds tighter than `or`, as in SQL. */
function matchList(frame: FrameColumns, filters: readonly Filter[]): Bitmap {
  const runs: Filter[][] = [];
  for (const filter of filters) {
    const run = filter.connective === 'and' ? runs.at(-1) : undefined;
    if (run) run.push(filter);
    else runs.push([filter]);
  }
  return runs.map((run) => matchRun(frame, run)).reduce((all, one) => all.or(one));
}

/** Parts of texts are looked for last, among what the others have left. */
function matchRun(frame: FrameColumns, filters: readonly Filter[]): Bitmap {
  const isDear = ({ operator }: Filter) => operator === 'contains' || operator === 'not_contains';
  const found = Bitmap.all(frame.length);
  for (const filter of filters.filter((one) => !isDear(one))) found.and(matchFilter(frame, filter));
  for (const filter of filters.filter(isDear)) found.and(matchFilter(frame, filter, found));
  return found;
}

function matchGroup(frame: FrameColumns, { connective, filters, groups }: FilterGroup): Bitmap {
  const inner = groups.map((group) => matchGroup(frame, group));
  if (connective === 'and') return inner.reduce((all, one) => all.and(one), matchRun(frame, filters));
  const members = [...filters.map((filter) => matchFilter(frame, filter)), ...inner];
  const any = members.reduce((all, one) => all.or(one), new Bitmap(frame.length));
  return connective === 'not' ? any.invert() : any;
}

/**
 * A negative operator is the exact complement of its positive one: it matches where there is no value. What it says of places that are not
 * `among` those that matter is of no meaning.
 */
function matchFilter(frame: FrameColumns, filter: Filter, among?: Bitmap): Bitmap {
  const { operator, isInverted } = positiveForm(filter.operator);
  const matches = matchPositive(frame, filter, operator, among);
  return isInverted ? matches.invert() : matches;
}

function matchPositive(frame: FrameColumns, filter: Filter, operator: Operator, among?: Bitmap): Bitmap {
  const { source, valueType: type } = filter.field;
  const question: Question = { operator, type, values: filter.values };
  if (source.kind === 'rows') return matchRows(frame, filter, source, question);
  const columns = source.kind === 'column' ? [source] : source.columns;
  const each = columns.map(({ column, foldedColumn }) => {
    if (operator === 'is_null') return frame.column(column).present().invert();
    return frame.column(operator === 'contains' && foldedColumn ? foldedColumn : column).matching(question, among);
  });
  return each.reduce((all, one) => all.or(one));
}

function matchRows(frame: FrameColumns, filter: Filter, source: RowsSource, question: Question): Bitmap {
  const { operator } = question;
  if (source.table === 'projects') return matchChildren(frame, question);
  const rows = rowsOf(frame, source, filter.arguments);
  const name = operator === 'contains' && source.foldedColumn ? source.foldedColumn : source.column;
  const column = rows?.column(name);
  const owners =
    rows && column
      ? rows.ownersOf(
          narrow(rows, source, filter.arguments, operator === 'is_null' ? column.present() : column.matching(question)),
          frame.length,
        )
      : new Bitmap(frame.length);
  return operator === 'is_null' ? owners.invert() : owners;
}

/** The rows that a field of many values looks at; undefined where there are none. */
export function rowsOf(frame: FrameColumns, source: RowsSource, [argument]: readonly string[]): RowSet | undefined {
  if (source.table === 'project_answers') return frame.answersTo(argument ?? '');
  return frame.rows(source.isArray ? 'tags' : source.table);
}

/** Those of the rows that the first argument and the context of the field leave. */
function narrow(rows: RowSet, source: RowsSource, [argument]: readonly string[], found: Bitmap): Bitmap {
  if (source.context !== undefined) {
    found.and(equal(rows, 'accessor_type', source.context));
  }
  // Answers are kept apart by what they answer.
  if (argument === undefined || !source.argumentColumns || source.table === 'project_answers') return found;
  const named = source.argumentColumns.map((column) => equal(rows, column, argument));
  return found.and(named.reduce((all, one) => all.or(one)));
}

function equal(rows: RowSet, name: string, value: string): Bitmap {
  return rows.column(name)?.matching({ operator: 'equals', type: 'text', values: [value] }) ?? new Bitmap(rows.length);
}

/** Children are projects that name their parent, and are not deleted. */
function matchChildren(frame: FrameColumns, question: Question): Bitmap {
  const children = frame.standing({ deleted: false }).and(frame.parents.present());
  if (question.operator !== 'is_null') children.and(frame.ids.matching(question));
  const found = new Bitmap(frame.length);
  children.visit((child) => {
    const parent = frame.placeOf(frame.parents.codeAt(child));
    if (parent >= 0) found.set(parent);
  });
  return question.operator === 'is_null' ? found.invert() : found;
}
