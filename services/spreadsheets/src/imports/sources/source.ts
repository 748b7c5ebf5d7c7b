export const sourceNames = ['jira', 'trello', 'linear', 'hubspot', 'pipefy', 'asana'] as const;
export type SourceName = (typeof sourceNames)[number];

/** How a column of an export is imported. */
export interface SourceColumn {
  /** Headings in the languages of the system. */
  readonly headings: readonly string[];
  /** The column key. Null if the column has no counterpart. */
  readonly key: string | null;
  /** Used instead of `key` if the values do not fit its type, such as names of phases that are no status. */
  readonly otherwise?: string | null;
  /** What separates several names in a cell. Default: `;`. */
  readonly listSeparator?: string;
  /** Removed from each name of a list, such as the colour of a label. */
  readonly strip?: RegExp;
  /** Any value means this value, such as the time of completion. */
  readonly presentMeans?: string;
  /** Factor from the unit of the export to minor units. */
  readonly factor?: number;
}

/** One export format of a system. */
export interface Source {
  readonly name: SourceName;
  readonly title: string;
  readonly type: 'project' | 'customer' | 'contact' | 'task';
  /** Headings of which at least `minimum` identify the format. */
  readonly signature: readonly string[];
  readonly minimum: number;
  /** Of several columns with one key, the first one in this order that has a value is taken. */
  readonly columns: readonly SourceColumn[];
  /** True if parents are named by their name instead of their code or id. */
  readonly parentsByName?: boolean;
}

export function ignored(...headings: string[]): SourceColumn {
  return { headings, key: null };
}

export function column(
  key: string,
  headings: readonly string[],
  rules: Omit<SourceColumn, 'key' | 'headings'> = {},
): SourceColumn {
  return { key, headings, ...rules };
}
