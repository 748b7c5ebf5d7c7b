import { operators, operatorsOf } from '@trackway/filters';
import type { SearchField } from '../search/search-field';
import { type AnswerKind, answerKindOf } from './answer-value';

const EDGE = { name: 'edge', required: true, hydrate: '/api/management/get-forms' } as const;

/** Compared as texts until the edge of a filter says what its answers are. */
function answerPool(name: string, context?: string): SearchField {
  return {
    name,
    inputType: 'text',
    valueType: 'text',
    operators,
    source: {
      kind: 'rows',
      table: 'project_answers',
      link: 'm.project_id = t.id',
      ...(context === undefined ? {} : { context }),
      column: 'text_value',
      argumentColumns: ['field_id'],
    },
    sortable: context === undefined,
    arguments: [EDGE],
    typedByEdge: true,
    owner: 'forms',
  };
}

/** What a project can be searched by of the answers that were given about it. */
export const answerSearchFields: readonly SearchField[] = [
  answerPool('answer_pool'),
  answerPool('project_step_form_answer_pool', 'project_step_form'),
  answerPool('project_funnel_assignments_answer_pool', 'project_funnel_assignment'),
  answerPool('project_loose_form_answer_pool', 'project_loose_form'),
];

const typed: Readonly<Record<AnswerKind, Pick<SearchField, 'valueType' | 'operators'>>> = {
  text: { valueType: 'text', operators: operatorsOf.text },
  number: { valueType: 'integer', operators: [...operatorsOf.number, 'is_null', 'is_not_null'] },
  time: { valueType: 'time', operators: operatorsOf.time },
  boolean: { valueType: 'boolean', operators: [...operatorsOf.boolean, 'is_null', 'is_not_null'] },
  option: { valueType: 'text', operators: operatorsOf.relation },
};

/** The field as it is at an edge, whose form's field has the type. */
export function atEdge(field: SearchField, fieldType: string): SearchField {
  if (field.source.kind !== 'rows') throw new Error(`${field.name} has no answers.`);
  const kind = answerKindOf(fieldType);
  const folded = kind === 'text' ? { foldedColumn: 'text_search' } : {};
  return { ...field, ...typed[kind], source: { ...field.source, column: `${kind}_value`, ...folded } };
}
