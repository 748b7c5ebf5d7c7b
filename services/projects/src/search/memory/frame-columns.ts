import { Bitmap } from './bitmap';
import type { Column } from './column';
import type { ColumnKind, MemoryColumn } from './column-layout';
import { FoldedColumn } from './folded-column';
import { Growing } from './growing';
import { NumberColumn } from './number-column';
import type { AnswerRow, AssignmentRow, ProjectRow } from './project-row';
import { RowSet } from './row-set';
import { weightOf } from './row-weight';
import { TextColumn } from './text-column';
import { UuidCodes } from './uuid-codes';
import { UuidColumn } from './uuid-column';
import { WordColumn } from './word-column';

const NOWHERE = -1;

/**
 * All that the projects of a frame are searched by, a column for each field. A project stands at a place that the columns have in common;
 * one that changes is added anew, and its old place is empty from then on.
 */
export class FrameColumns {
  readonly codes = new UuidCodes();
  readonly ids = new UuidColumn(this.codes);
  readonly parents = new UuidColumn(this.codes);
  private readonly columns: ReadonlyMap<string, Column>;
  private readonly rowSets: Readonly<
    Record<'project_people' | 'project_group_members' | 'funnel_assignments' | 'tags', RowSet>
  >;
  private readonly answers = new Map<number, RowSet>();
  private readonly flags = Growing.integers();
  /** By the number of the id, where it stands. */
  private readonly places = Growing.integers();
  /** By place, what its project takes. */
  private readonly weights = Growing.integers();
  private current = 0;
  private garbage = 0;
  private live = 0;

  constructor(layout: readonly MemoryColumn[]) {
    const uuids = () => new UuidColumn(this.codes);
    const numbers = () => new NumberColumn();
    const own: Readonly<Record<string, UuidColumn>> = { id: this.ids, parent_id: this.parents };
    const make: Readonly<Record<ColumnKind, () => Column>> = {
      number: numbers,
      uuid: uuids,
      text: () => new TextColumn(),
      folded: () => new FoldedColumn(),
      word: () => new WordColumn(),
    };
    this.columns = new Map(layout.map(({ name, kind }) => [name, own[name] ?? make[kind]()]));
    this.rowSets = {
      project_people: new RowSet({ user_id: uuids }),
      project_group_members: new RowSet({ group_id: uuids }),
      funnel_assignments: new RowSet({
        funnel_id: uuids,
        step_id: uuids,
        status: () => new WordColumn(),
        status_at: numbers,
        forecast_at: numbers,
        linked_at: numbers,
      }),
      tags: new RowSet({ tag_ids: uuids }),
    };
  }

  /** How many places there are, empty ones included. */
  get length(): number {
    return this.ids.length;
  }

  /** How many projects there are. */
  get size(): number {
    return this.current;
  }

  /** What the projects take that there are. */
  get liveBytes(): number {
    return this.live;
  }

  /** Of `bytes`, those of empty places, which only reading the frame anew frees. */
  get garbageBytes(): number {
    return this.garbage;
  }

  get bytes(): number {
    const parts = [...this.columns.values(), ...Object.values(this.rowSets), ...this.answers.values()];
    return parts.reduce((sum, { bytes }) => sum + bytes, this.ownBytes);
  }

  private get ownBytes(): number {
    return this.codes.bytes + this.flags.bytes + this.places.bytes + this.weights.bytes;
  }

  /** Adds a project, or what has become of it. */
  put(row: ProjectRow): void {
    this.remove(row.id);
    const place = this.length;
    for (const [name, column] of this.columns) column.push(name === 'id' ? row.id : (row.fields[name] ?? null));
    this.flags.push(flagsOf(row));
    const weight = weightOf(row);
    this.weights.push(weight);
    this.live += weight;
    this.stand(this.ids.codeAt(place), place);
    this.current += 1;
    const { project_people: people, project_group_members: members } = this.rowSets;
    for (const user_id of row.userIds) people.push(place, { user_id });
    for (const group_id of row.groupIds) members.push(place, { group_id });
    for (const one of row.assignments) this.putAssignment(place, one);
    for (const one of row.answers) this.putAnswer(place, one);
  }

  remove(id: string): void {
    const code = this.codes.find(id);
    const place = code === undefined ? NOWHERE : this.placeOf(code);
    if (code === undefined || place === NOWHERE) return;
    this.flags.replace(place, EMPTY);
    this.places.replace(code, NOWHERE);
    this.garbage += this.weights.at(place);
    this.live -= this.weights.at(place);
    this.current -= 1;
  }

  column(name: string): Column {
    const column = this.columns.get(name);
    if (!column) throw new Error(`Projects have no ${name} in memory.`);
    return column;
  }

  rows(table: string): RowSet {
    const rows = this.rowSets[table as keyof typeof this.rowSets];
    if (!rows) throw new Error(`There is no ${table} in memory.`);
    return rows;
  }

  /** The answers to a question; undefined where there are none. */
  answersTo(fieldId: string): RowSet | undefined {
    const code = this.codes.find(fieldId);
    return code === undefined ? undefined : this.answers.get(code);
  }

  /** Where the project stands whose id has the number; -1 where there is none. */
  placeOf(code: number): number {
    return code < this.places.length ? this.places.at(code) : NOWHERE;
  }

  /** The places of the projects that are like this. */
  standing({ deleted, template }: { deleted?: boolean | undefined; template?: boolean | undefined } = {}): Bitmap {
    const { length } = this;
    const found = new Bitmap(length);
    const asked = THERE | (deleted === undefined ? 0 : DELETED) | (template === undefined ? 0 : TEMPLATE);
    const wanted = THERE | (deleted ? DELETED : 0) | (template ? TEMPLATE : 0);
    const { values } = this.flags;
    for (let start = 0; start < length; start += 32) {
      const end = Math.min(start + 32, length);
      let bits = 0;
      for (let place = start; place < end; place += 1)
        if (((values[place] as number) & asked) === wanted) bits |= 1 << place;
      found.setWord(start >>> 5, bits);
    }
    return found;
  }

  isStanding(place: number): boolean {
    return this.flags.at(place) !== EMPTY;
  }

  private stand(code: number, place: number): void {
    while (this.places.length <= code) this.places.push(NOWHERE);
    this.places.replace(code, place);
  }

  private putAssignment(
    owner: number,
    [funnel_id, step_id, status, status_at, forecast_at, linked_at, tags]: AssignmentRow,
  ): void {
    const { funnel_assignments: assignments } = this.rowSets;
    assignments.push(owner, { funnel_id, step_id, status, status_at, forecast_at, linked_at });
    for (const tag_ids of tags) this.rowSets.tags.push(owner, { tag_ids });
  }

  private putAnswer(owner: number, [fieldId, accessor_type, text_value, text_search, ...rest]: AnswerRow): void {
    const [number_value, time_value, boolean_value, option_value] = rest;
    const code = this.codes.codeOf(fieldId);
    const rows = this.answers.get(code) ?? new RowSet(ANSWER_COLUMNS);
    this.answers.set(code, rows);
    const texts = { accessor_type, text_value, text_search, option_value };
    rows.push(owner, { ...texts, number_value, time_value, boolean_value });
  }
}

const ANSWER_COLUMNS = {
  accessor_type: () => new WordColumn(),
  text_value: () => new TextColumn(),
  text_search: () => new FoldedColumn(),
  number_value: () => new NumberColumn(),
  time_value: () => new NumberColumn(),
  boolean_value: () => new NumberColumn(),
  option_value: () => new WordColumn(),
};

const EMPTY = 0;
const THERE = 1;
const DELETED = 2;
const TEMPLATE = 4;

function flagsOf({ deleted, isTemplate }: ProjectRow): number {
  return THERE | (deleted ? DELETED : 0) | (isTemplate ? TEMPLATE : 0);
}
