/**
 * Types of stored fields. `name` is a line of 1 to 255 characters, `line` one that may be empty, `filled_line` one that may
 * not, and `text` has several lines. `reference` and `number_reference` are ids of other records. `money` is in minor units.
 */
export type FieldType =
  | 'uuid'
  | 'number_id'
  | 'name'
  | 'line'
  | 'filled_line'
  | 'email'
  | 'text'
  | 'integer'
  | 'money'
  | 'option'
  | 'boolean'
  | 'time'
  | 'reference'
  | 'number_reference';

export interface FieldOption {
  readonly value: number;
  readonly label: string;
}

/**
 * A stored field of a record. Types, SQL, request and response schemas, search fields, import and export columns, history and
 * rollbacks are derived from its declaration. A new field needs a declaration and a migration.
 */
export interface FieldDeclaration {
  readonly type: FieldType;
  /** The heading in workbooks. */
  readonly label: string;
  readonly nullable?: boolean;
  /** The value of a new record that is created without one. Absent if the client or the service must set it. */
  readonly default?: string | number | boolean | null;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly options?: readonly FieldOption[];
  /** Whether requests may set it, and whether creating a record requires it. */
  readonly writable?: boolean;
  readonly required?: boolean;
  /** Whether rules may set it. */
  readonly settable?: boolean;
  /** Absent if searches cannot filter by it. */
  readonly search?: SearchDeclaration;
  /** `import` columns are also exported. Absent if workbooks don't have it. */
  readonly workbook?: 'import' | 'export';
  /** The key of the workbook column if it names another record, such as `customer` for `customer_id`. */
  readonly workbookKey?: string;
}

export interface SearchDeclaration {
  /** The name in filters if it differs from the field's. */
  readonly name?: string;
  readonly sortable?: boolean;
  /** Whether the table has a column `<field>_search` with the folded text. */
  readonly folded?: boolean;
  /** The path that lists the records that a reference may name. */
  readonly hydrate?: string;
  /** The table whose `name` a reference is sorted by. */
  readonly sortedByNameIn?: string;
}

export type FieldDeclarations = Readonly<Record<string, FieldDeclaration>>;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

interface ValueTypes {
  uuid: string;
  number_id: number;
  name: string;
  line: string;
  filled_line: string;
  email: string;
  text: string;
  integer: number;
  money: number;
  option: number;
  boolean: boolean;
  time: Date;
  reference: string;
  number_reference: number;
}

type Nullable<Field extends FieldDeclaration, Value> = Field['nullable'] extends true ? Value | null : Value;

/** A record with the declared fields, in camel case. */
export type RecordOf<Fields extends FieldDeclarations> = {
  readonly [Name in keyof Fields & string as CamelCase<Name>]: Nullable<Fields[Name], ValueTypes[Fields[Name]['type']]>;
};

/** The declared fields as JSON, in snake case. Times are ISO 8601 texts. */
export type JsonOf<Fields extends FieldDeclarations> = {
  [Name in keyof Fields]: Nullable<
    Fields[Name],
    Fields[Name]['type'] extends 'time' ? string : ValueTypes[Fields[Name]['type']]
  >;
};

/** The fields that requests may set. */
export type Writable<Fields extends FieldDeclarations> = {
  [Name in keyof Fields as Fields[Name]['writable'] extends true ? Name : never]: Fields[Name];
};

/** The fields that imports may set. */
export type Importable<Fields extends FieldDeclarations> = {
  [Name in keyof Fields as Fields[Name] extends { readonly writable: true; readonly workbook: 'import' }
    ? Name
    : never]: Fields[Name];
};

/** Bounded by the number of declared fields. */
const properties = new Map<string, string>();

/** `createdAt` for `created_at`. */
export function propertyOf(name: string): string {
  const known = properties.get(name);
  if (known !== undefined) return known;
  const property = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  properties.set(name, property);
  return property;
}
