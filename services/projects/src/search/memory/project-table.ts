import {
  type Bitmap,
  ChildRows,
  type Column,
  DictionaryColumn,
  GrowableArray,
  headAndNumbers,
  NumberColumn,
  numberIn,
  numbersOf,
  type Part,
  type SortableRows,
  type Stored,
  type StoredColumn,
  SubstringColumn,
  TextColumn,
  UuidColumn,
  UuidDictionary,
} from '@trackway/columnar';
import type { Filter, FilterTable, RowsSource, ValueFilter } from '@trackway/filters';
import type { ColumnKind, MemoryColumn } from './column-layout';
import { estimateBytes } from './estimate-bytes';
import type { AnswerRow, AssignmentRow, ProjectRow } from './project-rows';
import { matchRelated, type RelatedTables } from './related-rows';
import { RowStates } from './row-states';

const NO_ROW = -1;

/**
 * The projects of a tenant in columns. A project has the same row number in all columns. A changed project is appended again,
 * and its old row is marked as deleted.
 */
export class ProjectTable implements SortableRows, FilterTable, RelatedTables {
  readonly uuids = new UuidDictionary();
  readonly ids = new UuidColumn(this.uuids);
  readonly parents = new UuidColumn(this.uuids);
  private readonly columns: ReadonlyMap<string, Column>;
  private readonly related: Readonly<
    Record<'project_people' | 'project_group_members' | 'project_tags' | 'funnel_assignments' | 'tags', ChildRows>
  >;
  /** By the code of the form field. */
  private readonly answers = new Map<number, ChildRows>();
  private readonly states = new RowStates();
  /** The row of each project, by the code of its id. */
  private readonly rowByCode = GrowableArray.integers();
  /** The estimated bytes of each row. */
  private readonly rowBytes = GrowableArray.integers();
  private liveRows = 0;
  private deletedBytes = 0;
  private liveRowBytes = 0;

  constructor(layout: readonly MemoryColumn[]) {
    const uuids = () => new UuidColumn(this.uuids);
    const numbers = () => new NumberColumn();
    const own: Readonly<Record<string, UuidColumn>> = { id: this.ids, parent_id: this.parents };
    const create: Readonly<Record<ColumnKind, () => Column>> = {
      number: numbers,
      uuid: uuids,
      text: () => new TextColumn(),
      folded: () => new SubstringColumn(),
      dictionary: () => new DictionaryColumn(),
    };
    this.columns = new Map(layout.map(({ name, kind }) => [name, own[name] ?? create[kind]()]));
    this.related = {
      project_people: new ChildRows({ user_id: uuids }),
      project_group_members: new ChildRows({ group_id: uuids }),
      project_tags: new ChildRows({ tag_id: uuids }),
      funnel_assignments: new ChildRows({
        funnel_id: uuids,
        step_id: uuids,
        status: () => new DictionaryColumn(),
        status_at: numbers,
        forecast_at: numbers,
        linked_at: numbers,
      }),
      tags: new ChildRows({ tag_ids: uuids }),
    };
  }

  get length(): number {
    return this.ids.length;
  }

  get size(): number {
    return this.liveRows;
  }

  /** The estimated bytes of the projects that are not deleted. */
  get liveBytes(): number {
    return this.liveRowBytes;
  }

  /** The part of `bytes` that deleted rows use. Only a rebuild frees it. */
  get garbageBytes(): number {
    return this.deletedBytes;
  }

  get bytes(): number {
    const parts = [...this.columns.values(), ...Object.values(this.related), ...this.answers.values()];
    const own = this.uuids.bytes + this.states.bytes + this.rowByCode.bytes + this.rowBytes.bytes;
    return parts.reduce((sum, { bytes }) => sum + bytes, own);
  }

  /** Adds a project or replaces it. `bytes` is its estimated memory use. */
  put(project: ProjectRow, bytes = estimateBytes(project)): void {
    this.remove(project.id);
    const row = this.length;
    for (const [name, column] of this.columns) column.push(name === 'id' ? project.id : (project.fields[name] ?? null));
    this.states.add(row, project);
    this.rowBytes.push(bytes);
    this.liveRowBytes += bytes;
    this.setRow(this.ids.codeAt(row), row);
    this.liveRows += 1;
    const { project_people: users, project_group_members: members, project_tags: tags } = this.related;
    for (const user_id of project.userIds) users.push(row, { user_id });
    for (const group_id of project.groupIds) members.push(row, { group_id });
    for (const tag_id of project.tagIds) tags.push(row, { tag_id });
    for (const assignment of project.assignments) this.putAssignment(row, assignment);
    for (const answer of project.answers) this.putAnswer(row, answer);
  }

  remove(id: string): void {
    const code = this.uuids.find(id);
    const row = code === undefined ? NO_ROW : this.rowOf(code);
    if (code === undefined || row === NO_ROW) return;
    this.states.remove(row);
    this.rowByCode.replace(code, NO_ROW);
    this.deletedBytes += this.rowBytes.at(row);
    this.liveRowBytes -= this.rowBytes.at(row);
    this.liveRows -= 1;
  }

  column(name: string): Column {
    const column = this.columns.get(name);
    if (!column) throw new Error(`The memory has no column ${name}.`);
    return column;
  }

  rows(table: string): ChildRows {
    const rows = this.related[table as keyof typeof this.related];
    if (!rows) throw new Error(`The memory has no rows of ${table}.`);
    return rows;
  }

  /** The answers to a form field, or undefined if there are none. */
  answersTo(fieldId: string): ChildRows | undefined {
    const code = this.uuids.find(fieldId);
    return code === undefined ? undefined : this.answers.get(code);
  }

  /** The row of the project whose id has the code; -1 if there is none. */
  rowOf(code: number): number {
    return code < this.rowByCode.length ? this.rowByCode.at(code) : NO_ROW;
  }

  matchRelated(filter: Filter, source: RowsSource, valueFilter: ValueFilter): Bitmap {
    return matchRelated(this, filter, source, valueFilter);
  }

  compareIds(one: number, other: number): number {
    return this.ids.compare(one, other);
  }

  /** The rows of projects, optionally only of deleted projects or templates, or of others. */
  live(states: { deleted?: boolean | undefined; template?: boolean | undefined } = {}): Bitmap {
    return this.states.matching(this.length, states);
  }

  isLive(row: number): boolean {
    return this.states.isPresent(row);
  }

  /** The current content in parts, by name. Later changes are not included. */
  parts(): readonly StoredColumn[] {
    const counts = { live: this.liveRows, deletedBytes: this.deletedBytes, liveBytes: this.liveRowBytes };
    const own = [
      { name: 'counts', parts: [counts] },
      { name: 'states', parts: this.states.parts() },
      { name: 'rows', parts: headAndNumbers({}, this.rowByCode.copy().pieces()) },
      { name: 'bytes', parts: headAndNumbers({}, this.rowBytes.pieces()) },
      { name: 'uuids', parts: this.uuids.parts() },
      { name: 'ids', parts: this.ids.parts() },
      { name: 'parents', parts: this.parents.parts() },
    ];
    const columns = [...this.columns].filter(([, column]) => column !== this.ids && column !== this.parents);
    return [
      ...own,
      ...columns.map(([name, column]) => ({ name: `column/${name}`, parts: column.parts() })),
      ...Object.entries(this.related).flatMap(([name, rows]) => below(`related/${name}`, rows.parts())),
      ...[...this.answers].flatMap(([code, rows]) => below(`answers/${code}`, rows.parts())),
    ];
  }

  /** Adds a part to an empty table. */
  restore(name: string, part: Part): void {
    const [kind, key = '', column = ''] = name.split('/');
    if (kind === 'counts') this.restoreCounts(part);
    else if (kind === 'rows') restoreNumbers(this.rowByCode, part);
    else if (kind === 'bytes') restoreNumbers(this.rowBytes, part);
    else if (kind === 'column') this.column(key).restore(part);
    else if (kind === 'related') this.rows(key).restore(column, part);
    else if (kind === 'answers') this.answersOf(Number(key)).restore(column, part);
    else this.stored(name).restore(part);
  }

  private stored(name: string): Stored {
    const found = { states: this.states, uuids: this.uuids, ids: this.ids, parents: this.parents }[name];
    if (!found) throw new Error(`The memory stores no ${name}.`);
    return found;
  }

  private restoreCounts(part: Part): void {
    this.liveRows = numberIn(part, 'live');
    this.deletedBytes = numberIn(part, 'deletedBytes');
    this.liveRowBytes = numberIn(part, 'liveBytes');
  }

  private setRow(code: number, row: number): void {
    while (this.rowByCode.length <= code) this.rowByCode.push(NO_ROW);
    this.rowByCode.replace(code, row);
  }

  private putAssignment(
    row: number,
    [funnel_id, step_id, status, status_at, forecast_at, linked_at, tags]: AssignmentRow,
  ): void {
    const { funnel_assignments: assignments } = this.related;
    assignments.push(row, { funnel_id, step_id, status, status_at, forecast_at, linked_at });
    for (const tag_ids of tags) this.related.tags.push(row, { tag_ids });
  }

  private answersOf(code: number): ChildRows {
    const rows = this.answers.get(code) ?? new ChildRows<string>(ANSWER_COLUMNS);
    this.answers.set(code, rows);
    return rows;
  }

  private putAnswer(row: number, [fieldId, accessor_type, text_value, text_search, ...rest]: AnswerRow): void {
    const [number_value, time_value, boolean_value, option_value, text_value_sort] = rest;
    const code = this.uuids.encode(fieldId);
    const rows = this.answersOf(code);
    const texts = { accessor_type, text_value, text_search, option_value, text_value_sort };
    rows.push(row, { ...texts, number_value, time_value, boolean_value });
  }
}

function restoreNumbers(target: GrowableArray<Int32Array>, part: Part): void {
  if ('numbers' in part) target.append(numbersOf(part, 'numbers', Int32Array));
}

/** Prefixes the names of columns. */
function below(prefix: string, columns: readonly StoredColumn[]): readonly StoredColumn[] {
  return columns.map(({ name, parts }) => ({ name: `${prefix}/${name}`, parts }));
}

const ANSWER_COLUMNS = {
  accessor_type: () => new DictionaryColumn(),
  text_value: () => new TextColumn(),
  text_value_sort: () => new TextColumn(),
  text_search: () => new SubstringColumn(),
  number_value: () => new NumberColumn(),
  time_value: () => new NumberColumn(),
  boolean_value: () => new NumberColumn(),
  option_value: () => new DictionaryColumn(),
};
