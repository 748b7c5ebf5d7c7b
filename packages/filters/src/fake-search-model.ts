import { booleanField, numberField, optionField, relationField, textField, timeField } from './field-builders';
import { operatorsOf } from './operators';
import type { RowsSource, SearchField, SearchModel } from './search-field';

export const EDGE_OF_NUMBERS = '0190aaaa-0000-7000-8000-00000000000a';

export const tagRows: RowsSource = {
  kind: 'rows',
  table: 'tagged',
  link: 'm.project_id = t.id',
  column: 'tag_id',
  argumentColumns: ['group_id', 'parent_id'],
};

const answers: SearchField = {
  name: 'answer',
  inputType: 'text',
  valueType: 'text',
  operators: [...operatorsOf.text, ...operatorsOf.number],
  source: { kind: 'column', column: 'answer', nullable: true },
  sortable: true,
  arguments: [
    { name: 'edge', required: true },
    { name: 'step', required: false },
  ],
  ofEdgeType: (type) =>
    type === 'number'
      ? { ...answers, valueType: 'integer', operators: operatorsOf.number }
      : { ...answers, operators: operatorsOf.text },
};

const labels: SearchField = {
  name: 'label',
  inputType: 'text',
  valueType: 'text',
  operators: operatorsOf.text,
  source: {
    kind: 'rows',
    table: 'labels',
    link: 'm.project_id = t.id',
    column: 'label',
    foldedColumn: 'label_search',
    context: 'project',
  },
  sortable: false,
};

const colours: SearchField = {
  ...labels,
  name: 'colour',
  operators: operatorsOf.relation,
  source: { kind: 'rows', table: 'paints', link: 'm.project_id = t.id', column: 'colours', isArray: true },
};

const nameOrCode: SearchField = {
  name: 'name_or_code',
  inputType: 'text',
  valueType: 'text',
  operators: operatorsOf.nameOrCode,
  source: { kind: 'anyColumn', columns: [{ column: 'name', foldedColumn: 'name_search' }, { column: 'code' }] },
  sortable: false,
};

/** A model with a field of each kind. */
export const fakeSearchModel: SearchModel = {
  name: 'project',
  table: 'projects',
  fields: [
    textField('name', { folded: true }),
    textField('note', { nullable: true, sortable: false }),
    numberField('budget', true),
    timeField('due_at', true),
    booleanField('done'),
    optionField('status', [
      { label: 'open', value: 1 },
      { label: 'closed', value: 2 },
    ]),
    optionField('size', [
      { label: 'S', value: 'S' },
      { label: 'Large', value: 'L' },
    ]),
    relationField('customer', { kind: 'column', column: 'customer_id', nullable: true }),
    relationField('tag', tagRows, { arguments: [{ name: 'group', required: false }] }),
    labels,
    colours,
    nameOrCode,
    answers,
  ],
  edgeTypes: new Map([[EDGE_OF_NUMBERS, 'number']]),
};
