import { sql, storedJson, type Transaction } from '@trackway/postgres';
import { answerColumns } from './answer-value';
import { deleteUnchanged, type PgReadModelPart } from './pg-read-model-part';
import type { AnswerState } from './states';

/** Stores answers, and their values for comparisons. */
export const pgAnswers: PgReadModelPart<AnswerState> = {
  table: 'form_answers',

  async store(transaction, frameId, states) {
    const changed = await storeStates(transaction, frameId, states);
    await storeValues(
      transaction,
      frameId,
      states.filter(({ id }) => changed.has(id)),
    );
  },

  async remove(transaction, frameId, known) {
    const { rows } = await transaction.query<{ id: string }>(
      sql`${deleteUnchanged(pgAnswers, frameId, known)} RETURNING k.id`,
    );
    await deleteValues(
      transaction,
      frameId,
      rows.map(({ id }) => id),
    );
    return rows.length;
  },

  async repair(transaction, frameId) {
    await transaction.query(sql`
      DELETE FROM form_answer_values v WHERE v.frame_id = ${frameId} AND NOT EXISTS (
        SELECT 1 FROM form_answers a WHERE a.frame_id = v.frame_id AND a.id = v.answer_id)`);
  },
};

/** Returns the ids of the written answers. */
async function storeStates(
  transaction: Transaction,
  frameId: string,
  states: readonly AnswerState[],
): Promise<ReadonlySet<string>> {
  const rows = states.map(({ version, ...answer }) => ({
    id: answer.id,
    project_id: answer.accessor.project_id,
    version,
    answer: answer.value === null ? null : answer,
  }));
  const written = await transaction.query<{ id: string }>(sql`
    INSERT INTO form_answers AS known (frame_id, id, project_id, version, answer)
    SELECT ${frameId}, n.id, n.project_id, n.version, nullif(n.answer, 'null')
    FROM jsonb_to_recordset(${storedJson(rows)}::jsonb) AS n (id uuid, project_id uuid, version integer, answer jsonb)
    ORDER BY n.id
    ON CONFLICT ON CONSTRAINT form_answers_pkey DO UPDATE SET project_id = excluded.project_id,
      version = excluded.version, answer = excluded.answer
    WHERE known.version <= excluded.version
    RETURNING id`);
  return new Set(written.rows.map(({ id }) => id));
}

async function storeValues(transaction: Transaction, frameId: string, states: readonly AnswerState[]): Promise<void> {
  await deleteValues(
    transaction,
    frameId,
    states.map(({ id }) => id),
  );
  const rows = states.flatMap(({ id, accessor, field_id, type, value }) =>
    answerColumns(type, value).map((columns, position) => ({
      answer_id: id,
      position,
      project_id: accessor.project_id,
      field_id,
      accessor_type: accessor.type,
      ...columns,
    })),
  );
  await transaction.query(sql`
    INSERT INTO form_answer_values (frame_id, answer_id, position, project_id, field_id, accessor_type, text_value,
      number_value, time_value, boolean_value, option_value)
    SELECT ${frameId}, n.* FROM jsonb_to_recordset(${storedJson(rows)}::jsonb) AS n (answer_id uuid, position smallint,
      project_id uuid, field_id uuid, accessor_type text, text_value text, number_value numeric, time_value timestamptz,
      boolean_value boolean, option_value text)`);
}

async function deleteValues(transaction: Transaction, frameId: string, answerIds: readonly string[]): Promise<void> {
  await transaction.query(sql`
    DELETE FROM form_answer_values WHERE frame_id = ${frameId} AND answer_id = ANY(${answerIds}::uuid[])`);
}
