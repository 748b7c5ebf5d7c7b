import { type FieldDeclarations, type JsonOf, propertyOf, type RecordOf, type Writable } from '@trackway/contracts';

/** The fields of a record as JSON. */
export function presentFields<Fields extends FieldDeclarations>(
  fields: Fields,
  record: RecordOf<Fields>,
): JsonOf<Fields> {
  const values = record as Readonly<Record<string, unknown>>;
  const json = Object.keys(fields).map((name) => {
    const value = values[propertyOf(name)];
    return [name, value instanceof Date ? value.toISOString() : value];
  });
  return Object.fromEntries(json);
}

/** The writable fields of a record by their API names. */
export function writableValues<Fields extends FieldDeclarations>(
  fields: Fields,
  record: object,
): Readonly<Record<string, unknown>> {
  const values = record as Readonly<Record<string, unknown>>;
  const names = Object.keys(fields).filter((name) => fields[name]?.writable);
  return Object.fromEntries(names.map((name) => [name, values[propertyOf(name)]]));
}

/** The writable fields that a body sets, as properties of a record. */
export function writtenFields<Fields extends FieldDeclarations>(
  fields: Fields,
  body: object,
): Partial<RecordOf<Writable<Fields>>> {
  const sent = body as Readonly<Record<string, unknown>>;
  const written = Object.keys(fields).filter((name) => fields[name]?.writable && sent[name] !== undefined);
  return Object.fromEntries(written.map((name) => [propertyOf(name), sent[name]])) as Partial<
    RecordOf<Writable<Fields>>
  >;
}

/** The name of each writable property in requests and histories, such as `parent_id` for `parentId`. */
export function writableNames<Fields extends FieldDeclarations>(
  fields: Fields,
): Readonly<Record<keyof RecordOf<Writable<Fields>>, string>> {
  const names = Object.keys(fields).filter((name) => fields[name]?.writable);
  return Object.fromEntries(names.map((name) => [propertyOf(name), name])) as never;
}

/** The default values of a new record. */
export function defaultsOf<Fields extends FieldDeclarations>(fields: Fields): Defaults<Fields> {
  const known = Object.entries(fields).filter(([, field]) => field.default !== undefined);
  return Object.fromEntries(known.map(([name, field]) => [propertyOf(name), field.default])) as Defaults<Fields>;
}

type Defaults<Fields extends FieldDeclarations> = RecordOf<{
  [Name in keyof Fields as Fields[Name] extends { readonly default: unknown } ? Name : never]: Fields[Name];
}>;
