import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Increased when parts or their meaning change. */
const FORMAT = 3;

const manifestSchema = z.object({
  /** The format and the columns. */
  schema: z.string(),
  frameId: z.string(),
  /** The state of the database that the index is from, apart from its changes. */
  origin: z.string(),
  /** The file with the content of the index. */
  file: z.string(),
  bytes: z.number(),
  projects: z.number(),
  /** When the content was written, by the clock of the database. */
  writtenAt: z.number(),
  /** The snapshot of PostgreSQL whose later changes must be read. */
  snapshot: z.string(),
  /** A time before that snapshot, by the clock of the database. */
  readAt: z.number(),
  /** Projects that changed between the content and the snapshot. They must be read again. */
  changed: z.array(z.string()).readonly(),
  /** The last search, by the clock of the database. */
  searchedAt: z.number(),
});

/** What a column contains. */
interface StoredLayout {
  readonly name: string;
  readonly kind: string;
  readonly sql: string;
}

/** Describes the stored index of a tenant. It is written again while its content stays. */
export type SnapshotManifest = Readonly<z.output<typeof manifestSchema>>;

/** Two versions of the service read each other's content only if they have the same columns in the same format. */
export function snapshotSchema(layout: readonly StoredLayout[]): string {
  const columns = layout.map(({ name, kind, sql }) => [name, kind, sql]);
  const parts = [FORMAT, process.versions.v8, process.arch, columns];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

export function encodeManifest(manifest: SnapshotManifest): string {
  const json = JSON.stringify(manifest);
  return `${digest(json)}\n${json}`;
}

/** Undefined if the text is damaged or from another version. */
export function decodeManifest(text: string): SnapshotManifest | undefined {
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  if (end < 0 || digest(json) !== text.slice(0, end)) return undefined;
  return manifestSchema.safeParse(JSON.parse(json)).data;
}

function digest(json: string): string {
  return createHash('sha256').update(json).digest('hex');
}
