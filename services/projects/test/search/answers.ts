import { newId } from '@trackway/runtime';
import { answerColumns } from '../../src/peers/read-model/answer-value';

/** One form field of each kind, each answered in a separate context. */
export interface NaiveAnswers {
  readonly notes: string | null;
  readonly area: number | null;
  readonly seen_at: string | null;
  readonly parts: readonly string[];
}

export type Question = keyof NaiveAnswers;

interface Edge {
  readonly id: string;
  readonly type: string;
  readonly context: string;
}

export const edges: Readonly<Record<Question, Edge>> = {
  notes: { id: newId(), type: 'short_text', context: 'project_form' },
  area: { id: newId(), type: 'number', context: 'project_step_form' },
  seen_at: { id: newId(), type: 'datetime', context: 'project_loose_form' },
  parts: { id: newId(), type: 'multiple_choice', context: 'project_funnel_assignment' },
};

export const edgeTypes: ReadonlyMap<string, string> = new Map(Object.values(edges).map(({ id, type }) => [id, type]));

const contexts: Readonly<Record<string, string>> = {
  project_step_form_answer_pool: 'project_step_form',
  project_loose_form_answer_pool: 'project_loose_form',
  project_funnel_assignments_answer_pool: 'project_funnel_assignment',
};

export const pools = ['answer_pool', ...Object.keys(contexts)];

/** The form field of a filter or sort; undefined for other fields. */
export function questionOf({
  arguments: [id] = [],
}: {
  readonly arguments?: readonly string[] | undefined;
}): Question | undefined {
  return (Object.keys(edges) as Question[]).find((question) => edges[question].id === id);
}

/** Whether answers in this context belong to a field. */
export function isInPool(field: string, question: Question): boolean {
  return field === 'answer_pool' || contexts[field] === edges[question].context;
}

/** The rows of the read model with the answers of a project. */
export function answerRows(projectId: string, answers: NaiveAnswers): object[] {
  return (Object.keys(edges) as Question[]).flatMap((question) => {
    const { id, type, context } = edges[question];
    const value = answers[question];
    const answerId = newId();
    return answerColumns(type, Array.isArray(value) ? [...value] : (value as string | number | null)).map(
      (columns, position) => ({
        answer_id: answerId,
        position,
        project_id: projectId,
        field_id: id,
        accessor_type: context,
        ...columns,
      }),
    );
  });
}
