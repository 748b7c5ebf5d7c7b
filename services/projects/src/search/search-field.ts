import type { Operator, ValueType } from '@trackway/filters';

export type InputType = 'text' | 'number' | 'date' | 'boolean' | 'select' | 'relation';

/** A service that owns what projects are searched by beside their own. */
export type Owner = 'funnels' | 'forms' | 'channels';

/**
 * One field that a search may name. The table of these is the one source of validation, descriptors, the OpenAPI document
 * and SQL, so that they cannot disagree.
 */
export interface SearchField {
  readonly name: string;
  readonly inputType: InputType;
  readonly valueType: ValueType;
  readonly operators: readonly Operator[];
  /** Where the value is: a column of the searched table, or of rows that belong to it. */
  readonly source: FieldSource;
  readonly sortable: boolean;
  /** What it is sorted by where that is not the value itself: a related thing by its name. */
  readonly sortedBy?: SortedBy;
  readonly options?: readonly { readonly label: string; readonly value: string | number | boolean }[];
  /** The path that lists the values of a relation. */
  readonly hydrate?: string;
  /** What a filter must or may say beside its value, such as the edge of an answer. Each is an id. */
  readonly arguments?: readonly SearchArgument[];
  /** Whether the edge in the first argument says what its values are, and which operators they have. */
  readonly typedByEdge?: boolean;
  /** Whose word the values are; this service's own where nothing is said. */
  readonly owner?: Owner;
}

export interface SearchArgument {
  readonly name: string;
  readonly required: boolean;
  readonly hydrate?: string;
}

/** The one row of `table` whose `key` is what the searched row has in `of`. */
export interface SortedBy {
  readonly table: string;
  readonly key: string;
  readonly of: string;
  readonly column: string;
}

/** Rows of `table` that `link` ties to the searched row (aliased `t`; theirs is `m`). */
export interface RelatedColumn {
  readonly table: string;
  readonly link: string;
  readonly column: string;
}

export interface TextColumn {
  readonly column: string;
  /** Where the column's `search_text` is kept, if it is. */
  readonly foldedColumn?: string;
}

/** Many-valued. With a first argument, only rows that have it in one of the `argumentColumns` count. */
export interface RowsSource extends RelatedColumn {
  readonly kind: 'rows';
  readonly argumentColumns?: readonly string[];
  readonly foldedColumn?: string;
  /** Only rows with this `accessor_type` count. */
  readonly context?: string;
  /** Whether the column holds an array, each of whose members is a value. */
  readonly isArray?: boolean;
}

export type FieldSource =
  | ({ readonly kind: 'column'; readonly nullable: boolean } & TextColumn)
  /** Matches where any of the columns does. */
  | { readonly kind: 'anyColumn'; readonly columns: readonly TextColumn[] }
  | RowsSource;

/** All that can be searched of one model. */
export interface SearchModel {
  /** The model class, such as project. */
  readonly name: string;
  readonly table: string;
  readonly fields: readonly SearchField[];
  /** The types of the edges that filters name, for fields that are typed by them. */
  readonly edges?: ReadonlyMap<string, string>;
}
