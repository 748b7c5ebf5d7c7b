import { type Connection, type Model, Schema, type SchemaDefinition } from 'mongoose';

/** A field or a filter that the schema does not name is a mistake, and never dropped in silence. */
const OPTIONS = { strict: 'throw', strictQuery: 'throw', minimize: false, versionKey: false, id: false } as const;

/**
 * A model on one connection; to be called once for each connection and name. Collections and indexes are made by
 * migrations. `Document` is what the collection holds, as it is read by `lean()`.
 */
export function defineModel<Document>(
  connection: Connection,
  options: { name: string; collection: string; fields: SchemaDefinition },
): Model<Document> {
  return connection.model<Document>(options.name, new Schema(options.fields, OPTIONS), options.collection);
}

/** A list of documents inside of another, which have no `_id` of their own. */
export function listOf(fields: SchemaDefinition): { type: Schema[]; default: undefined } {
  return { type: [new Schema(fields, { ...OPTIONS, _id: false })], default: undefined };
}
