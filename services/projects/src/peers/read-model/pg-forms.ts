import { sql, storedJson } from '@trackway/postgres';
import { deleteUnchanged, type PgReadModelPart } from './pg-read-model-part';
import type { EdgeState, FormState } from './states';

export const pgForms: PgReadModelPart<FormState> = {
  table: 'forms',

  async store(transaction, frameId, states) {
    await transaction.query(sql`
      INSERT INTO forms AS known (frame_id, id, title, version, deleted_at)
      SELECT ${frameId}, n.* FROM jsonb_to_recordset(${storedJson(states)}::jsonb) AS n (id integer, title text,
        version integer, deleted_at timestamptz)
      ORDER BY n.id
      ON CONFLICT ON CONSTRAINT forms_pkey DO UPDATE SET title = excluded.title, version = excluded.version,
        deleted_at = excluded.deleted_at
      WHERE known.version <= excluded.version`);
  },

  async remove(transaction, frameId, known) {
    return (await transaction.query(deleteUnchanged(pgForms, frameId, known))).count;
  },

  async repair() {},
};

/** Stores the fields of forms. A field that was removed from its form stays, because its answers do. */
export const pgEdges: PgReadModelPart<EdgeState> = {
  table: 'form_edges',

  async store(transaction, frameId, states) {
    await transaction.query(sql`
      INSERT INTO form_edges AS known (frame_id, id, form_id, label, type, version)
      SELECT ${frameId}, n.* FROM jsonb_to_recordset(${storedJson(states)}::jsonb) AS n (id uuid, form_id integer, label text,
        type text, version integer)
      ORDER BY n.id
      ON CONFLICT ON CONSTRAINT form_edges_pkey DO UPDATE SET label = excluded.label, version = excluded.version
      WHERE known.version <= excluded.version`);
  },

  async remove(transaction, frameId, known) {
    return (await transaction.query(deleteUnchanged(pgEdges, frameId, known))).count;
  },

  async repair() {},
};
