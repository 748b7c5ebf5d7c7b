import { claimEvents, type Database, sql, type Transaction } from '@trackway/postgres';
import type { AnswerEvent, AnswerReadModel, FormEvent } from './answer-read-model';
import { answerColumns } from './answer-value';
import { newest } from './newest';

const CONSUMER = 'answer_read_model';

type AnswerState = AnswerEvent['data'];

export class PgAnswerReadModel implements AnswerReadModel {
  constructor(private readonly database: Database) {}

  keepAnswers(frameId: string, events: readonly AnswerEvent[]): Promise<void> {
    return this.database.inFrame(frameId, async (transaction) => {
      const fresh = newest(await claimEvents(transaction, CONSUMER, events));
      const changed = await keepStates(transaction, frameId, fresh);
      await keepValues(
        transaction,
        frameId,
        fresh.filter(({ answer }) => changed.has(answer.id)),
      );
    });
  }

  keepForms(frameId: string, events: readonly FormEvent[]): Promise<void> {
    return this.database.inFrame(frameId, async (transaction) => {
      for (const { version, form } of newest(await claimEvents(transaction, CONSUMER, events))) {
        const { count } = await transaction.query(sql`
          INSERT INTO forms AS known (frame_id, id, title, version, deleted_at)
          VALUES (${frameId}, ${form.id}, ${form.title}, ${version}, ${form.deleted_at})
          ON CONFLICT ON CONSTRAINT forms_pkey DO UPDATE SET title = excluded.title, version = excluded.version,
            deleted_at = excluded.deleted_at
          WHERE known.version < excluded.version`);
        if (count > 0) await keepEdges(transaction, frameId, form);
      }
    });
  }
}

/** The ids of those that were not known in this version or a later one. */
async function keepStates(
  transaction: Transaction,
  frameId: string,
  states: readonly AnswerState[],
): Promise<ReadonlySet<string>> {
  const rows = states.map(({ version, answer }) => ({
    id: answer.id,
    project_id: answer.accessor.project_id,
    version,
    answer: answer.value === null ? null : answer,
  }));
  const kept = await transaction.query<{ id: string }>(sql`
    INSERT INTO form_answers AS known (frame_id, id, project_id, version, answer)
    SELECT ${frameId}, n.id, n.project_id, n.version, nullif(n.answer, 'null')
    FROM jsonb_to_recordset(${json(rows)}::jsonb) AS n (id uuid, project_id uuid, version integer, answer jsonb)
    ORDER BY n.id
    ON CONFLICT ON CONSTRAINT form_answers_pkey DO UPDATE SET project_id = excluded.project_id,
      version = excluded.version, answer = excluded.answer
    WHERE known.version < excluded.version
    RETURNING id`);
  return new Set(kept.rows.map(({ id }) => id));
}

async function keepValues(transaction: Transaction, frameId: string, states: readonly AnswerState[]): Promise<void> {
  const ids = states.map(({ answer }) => answer.id);
  await transaction.query(sql`
    DELETE FROM form_answer_values WHERE frame_id = ${frameId} AND answer_id = ANY(${ids}::uuid[])`);
  const rows = states.flatMap(({ answer: { id, accessor, field_id, type, value } }) =>
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
    SELECT ${frameId}, n.answer_id, n.position, n.project_id, n.field_id, n.accessor_type, n.text_value, n.number_value,
      n.time_value, n.boolean_value, n.option_value
    FROM jsonb_to_recordset(${json(rows)}::jsonb) AS n (answer_id uuid, position smallint, project_id uuid, field_id uuid,
      accessor_type text, text_value text, number_value numeric, time_value timestamptz, boolean_value boolean,
      option_value text)`);
}

async function keepEdges(transaction: Transaction, frameId: string, form: FormEvent['data']['form']): Promise<void> {
  await transaction.query(sql`
    INSERT INTO form_edges AS known (frame_id, id, form_id, label, type)
    SELECT ${frameId}, n.id, ${form.id}, n.label, n.type
    FROM jsonb_to_recordset(${json(form.fields)}::jsonb) AS n (id uuid, label text, type text)
    ORDER BY n.id
    ON CONFLICT ON CONSTRAINT form_edges_pkey DO UPDATE SET label = excluded.label
    WHERE known.label <> excluded.label`);
}

/** jsonb holds no NUL. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('\\u0000', '\\ufffd');
}
