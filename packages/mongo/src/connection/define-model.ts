import { type Connection, type Model, Schema, type SchemaDefinition } from 'mongoose';

/** Fields and filters that are not in the schema cause errors instead of being dropped. */
const OPTIONS = { strict: 'throw', strictQuery: 'throw', minimize: false, versionKey: false, id: false } as const;

/**
 * Creates a model on one connection. Call it once for each connection and name. Migrations create collections and indexes.
 * `Document` is the type of documents that `lean()` returns.
 */
export function defineModel<Document>(
  connection: Connection,
  options: { name: string; collection: string; fields: SchemaDefinition },
): Model<Document> {
  return connection.model<Document>(options.name, new Schema(options.fields, OPTIONS), options.collection);
}

/** A list of embedded documents without `_id`. */
export function listOf(fields: SchemaDefinition): { type: Schema[]; default: undefined } {
  return { type: [new Schema(fields, { ...OPTIONS, _id: false })], default: undefined };
}
