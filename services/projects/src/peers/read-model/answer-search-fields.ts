import { operators, operatorsOf, type RowsSource, type SearchField } from '@trackway/filters';
import { type AnswerKind, answerKindOf } from './answer-value';

/** The id of a form field. */
const EDGE = { name: 'edge', required: true, hydrate: '/api/management/form-edges' } as const;

/** Answers to one form field, which the first argument names. Its type decides how they are compared. */
function answerField(name: string, context?: string): SearchField {
  const source: RowsSource = {
    kind: 'rows',
    table: 'project_answers',
    link: 'm.project_id = t.id',
    ...(context === undefined ? {} : { context }),
    column: 'text_value',
    argumentColumns: ['field_id'],
  };
  const field: SearchField = {
    name,
    inputType: 'text',
    valueType: 'text',
    operators,
    source,
    sortable: context === undefined,
    arguments: [EDGE],
    peer: 'forms',
  };
  const ofEdgeType = (edgeType: string): SearchField => {
    const kind = answerKindOf(edgeType);
    const folded = kind === 'text' ? { foldedColumn: 'text_search' } : {};
    return {
      ...field,
      ...kinds[kind],
      sortsTexts: kind === 'text',
      source: { ...source, column: `${kind}_value`, ...folded },
    };
  };
  return { ...field, ofEdgeType };
}

const kinds: Readonly<Record<AnswerKind, Pick<SearchField, 'valueType' | 'operators'>>> = {
  text: { valueType: 'text', operators: operatorsOf.text },
  number: { valueType: 'integer', operators: [...operatorsOf.number, 'is_null', 'is_not_null'] },
  time: { valueType: 'time', operators: operatorsOf.time },
  boolean: { valueType: 'boolean', operators: [...operatorsOf.boolean, 'is_null', 'is_not_null'] },
  option: { valueType: 'text', operators: operatorsOf.relation },
};

/** Search fields of projects whose values are answers to forms. */
export const answerSearchFields: readonly SearchField[] = [
  answerField('answer_pool'),
  answerField('project_step_form_answer_pool', 'project_step_form'),
  answerField('project_funnel_assignments_answer_pool', 'project_funnel_assignment'),
  answerField('project_loose_form_answer_pool', 'project_loose_form'),
];
