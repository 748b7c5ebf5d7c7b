import type { Operator, ValueType } from './operators';

/** The control that a client offers for the values of a field. */
export type InputType = 'text' | 'number' | 'date' | 'boolean' | 'select' | 'relation';

/** A field by which records can be filtered or sorted. Validation, descriptors and SQL are derived from it. */
export interface SearchField {
  readonly name: string;
  readonly inputType: InputType;
  readonly valueType: ValueType;
  readonly operators: readonly Operator[];
  readonly source: FieldSource;
  readonly sortable: boolean;
  /** A column of another table to sort by, such as the name of a related record. By default, the field's own value. */
  readonly sortedBy?: SortedBy;
  /** True if the sorted values are texts, which are compared by their `text_sort_key`. */
  readonly sortsTexts?: boolean;
  readonly options?: readonly { readonly label: string; readonly value: string | number | boolean }[];
  /** The path that lists the values of a relation. */
  readonly hydrate?: string;
  /** Ids that a filter may or must have beside its value, such as the edge of an answer. */
  readonly arguments?: readonly SearchArgument[];
  /** Set if the edge (form field) in the first argument decides the type: returns the field for a type of form field. */
  readonly ofEdgeType?: (edgeType: string) => SearchField;
  /** The peer service that the values come from. Undefined for values of this service. */
  readonly peer?: string;
}

export interface SearchArgument {
  readonly name: string;
  readonly required: boolean;
  readonly hydrate?: string;
}

/** The row of `table` whose `key` equals the column `of` of the searched record. */
export interface SortedBy {
  readonly table: string;
  readonly key: string;
  readonly of: string;
  readonly column: string;
}

export interface TextColumn {
  readonly column: string;
  /** The column that stores `search_text` of this one, if there is one. */
  readonly foldedColumn?: string;
}

/** Values in rows of a related table. In SQL, `link` joins them (alias `m`) to the searched record (alias `t`). */
export interface RowsSource {
  readonly kind: 'rows';
  readonly table: string;
  readonly link: string;
  readonly column: string;
  /** If a filter has a first argument, only rows count that have it in one of these columns. */
  readonly argumentColumns?: readonly string[];
  readonly foldedColumn?: string;
  /** Only rows with this `accessor_type` count. */
  readonly context?: string;
  /** True if the column is an array whose elements are the values. */
  readonly isArray?: boolean;
}

/** Where the values of a field are stored. `anyColumn` matches if one of its columns matches. */
export type FieldSource =
  | ({ readonly kind: 'column'; readonly nullable: boolean } & TextColumn)
  | { readonly kind: 'anyColumn'; readonly columns: readonly TextColumn[] }
  | RowsSource;

/** The fields of one kind of record. */
export interface SearchModel {
  /** The model class, such as `project`. */
  readonly name: string;
  readonly table: string;
  readonly fields: readonly SearchField[];
  /** Whether the API groups and sums up the records that a search finds. */
  readonly isAggregated?: boolean;
  /** The types of the edges that filters name, by edge id, for fields with `ofEdgeType`. */
  readonly edgeTypes?: ReadonlyMap<string, string>;
}
