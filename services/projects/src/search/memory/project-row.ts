/** All that a project is searched and sorted by. Times are milliseconds of 1970. */
export interface ProjectRow {
  readonly id: string;
  readonly deleted: boolean;
  readonly isTemplate: boolean;
  /** By the name of the column that the table of fields gives; of another table as `table.column`. */
  readonly fields: Readonly<Record<string, string | number | null>>;
  /** The users that it is assigned to, and the groups it is in that are not deleted. */
  readonly userIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly assignments: readonly AssignmentRow[];
  /** Its own and those of the projects merged into it. */
  readonly answers: readonly AnswerRow[];
}

/** A place in a funnel that was not left. */
export type AssignmentRow = readonly [
  funnelId: string,
  stepId: string,
  status: string,
  statusAt: number,
  forecastAt: number | null,
  linkedAt: number,
  tagIds: readonly string[],
];

/** A value of an answer; of the five kinds of value one is not null. */
export type AnswerRow = readonly [
  fieldId: string,
  accessorType: string,
  text: string | null,
  folded: string | null,
  number: number | null,
  time: number | null,
  boolean: 0 | 1 | null,
  option: string | null,
];
