import { strictEqual } from 'node:assert';
import { AppError } from '@trackway/errors';
import {
  booleanField,
  filtersSql,
  numberField,
  optionField,
  parseFiltersJson,
  parseSearch,
  relationField,
  type SearchModel,
  textField,
  timeField,
} from '@trackway/filters';
import type { FuzzTarget } from './fuzz-target';
import { rejectOrAccept } from './reject-or-accept';

const model: SearchModel = {
  name: 'project',
  table: 'projects',
  fields: [
    textField('name', { folded: true, nullable: true }),
    numberField('budget', true),
    timeField('due_at', true),
    booleanField('done'),
    optionField('status', [{ label: 'open', value: 1 }]),
    relationField(
      'tag',
      { kind: 'rows', table: 'tags', link: 'm.id = t.id', column: 'tag_id', argumentColumns: ['group_id'] },
      { arguments: [{ name: 'group', required: false }] },
    ),
  ],
};

const ID = '0190aaaa-0000-7000-8000-000000000001';
const seeds = [
  [{ field: 'name', operator: 'contains', value: 'Roof%' }],
  [{ field: 'budget', operator: 'equals', value: [1, 2.5] }],
  { filter_groups: [{ logical_operator: 'not', filters: [{ field: 'done', operator: 'equals', value: true }] }] },
  [{ field: 'tag', operator: 'is_null', arguments: [ID], logical_operator: 'or' }],
  [{ field: 'due_at', operator: 'less_than', value: '2026-03-01T10:00:00+01:00' }],
  [{ field: 'status', operator: 'not_equals', value: 'open' }],
];

/** What the SQL of filters consists of. A text of a client is always a parameter. */
const SQL = /^[A-Za-z0-9_ .,()$=<>&:[\]{}']*$/;

/** Filters of a request, up to their SQL. */
export const filterTarget = (): FuzzTarget => ({
  package: 'filters',
  seeds: seeds.map((seed) => Buffer.from(JSON.stringify(seed))),
  dictionary: [
    '"field":"',
    '"operator":"',
    '"value":',
    'null',
    '[',
    '{',
    '"__proto__"',
    "'",
    ID,
    '"not_contains"',
    '\\u0000',
  ],
  run: (input) =>
    rejectOrAccept(
      () => parse(input.toString()),
      (error) => error instanceof AppError,
    ),
});

function parse(json: string): void {
  const { filters, groups } = parseSearch(model, parseFiltersJson(json));
  const compiled = filtersSql('frame', filters, groups)?.compile();
  if (!compiled) return;
  const { text, values } = compiled;
  strictEqual(SQL.test(text), true, text);
  strictEqual(text.match(/\$\d+/g)?.length ?? 0, values.length);
}
