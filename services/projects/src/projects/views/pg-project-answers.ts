import { answerTypesWithoutValue } from '@trackway/contracts';
import { preparedSql, type Queryable } from '@trackway/postgres';
import type { FormAnswer } from '../../peers/peer-queries';
import type { AnswerState } from '../../peers/read-model/states';
import type { ProjectAnswers, StoredAnswers } from './project-answers';

interface AnswerRow {
  project_id: string;
  answer: Omit<AnswerState, 'version'>;
  form_title: string | null;
}

const withoutValue: ReadonlySet<string> = new Set(answerTypesWithoutValue);

/** Reads answers from the read model. */
export class PgProjectAnswers implements ProjectAnswers {
  constructor(private readonly db: Queryable) {}

  async of(frameId: string, projectIds: readonly string[]): Promise<StoredAnswers> {
    const { rows } = await this.db.query<AnswerRow>(preparedSql`
      SELECT s.read_for AS project_id, a.answer, f.title AS form_title
      FROM (
        SELECT id, id AS read_for FROM unnest(${projectIds}::uuid[]) AS id
        UNION ALL
        SELECT p.id, p.merged_id FROM projects p
        WHERE p.frame_id = ${frameId} AND p.merged_id = ANY(${projectIds}::uuid[])) s
      JOIN form_answers a ON a.frame_id = ${frameId} AND a.project_id = s.id AND a.answer IS NOT NULL
      LEFT JOIN forms f ON f.frame_id = a.frame_id AND f.id = (a.answer ->> 'form_id')::integer
      ORDER BY s.id <> s.read_for, s.id, a.id`);
    const [known, unknown] = partition(rows);
    const byProject = Map.groupBy(known, (row) => row.project_id);
    return {
      byProject: new Map([...byProject].map(([id, ofProject]) => [id, ofProject.map(toFormAnswer)])),
      incomplete: [...new Set(unknown.map((row) => row.project_id))],
    };
  }

  async titles(frameId: string, formIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const { rows } = await this.db.query<{ id: number; title: string }>(preparedSql`
      SELECT id, title FROM forms WHERE frame_id = ${frameId} AND id = ANY(${formIds}::integer[])`);
    return new Map(rows.map(({ id, title }) => [id, title]));
  }
}

function partition(rows: readonly AnswerRow[]): [AnswerRow[], AnswerRow[]] {
  const isKnown = ({ answer, form_title }: AnswerRow) => form_title !== null && !withoutValue.has(answer.type);
  return [rows.filter(isKnown), rows.filter((row) => !isKnown(row))];
}

function toFormAnswer({ answer, form_title }: AnswerRow): FormAnswer {
  const { answered_by: author } = answer;
  // `jsonb` does not retain the order of members.
  const { type, project_id, id } = answer.accessor;
  return {
    id: answer.id,
    form_id: answer.form_id,
    form_title: form_title ?? '',
    field_id: answer.field_id,
    label: answer.label,
    type: answer.type,
    value: answer.value,
    accessor: { type, project_id, id },
    answered_by: author.id === '' ? null : { id: author.id, name: author.name ?? '' },
    answered_at: answer.answered_at,
  };
}
