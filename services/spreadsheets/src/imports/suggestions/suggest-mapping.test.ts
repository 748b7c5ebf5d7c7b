import type { ImportType } from '@trackway/contracts';
import { importTarget } from '../columns/import-target';
import { suggestMapping } from './suggest-mapping';
import type { SampledColumn } from './suggestion';

type Columns = readonly (readonly [heading: string, ...values: string[]])[];

const sampled = (columns: Columns): SampledColumn[] =>
  columns.map(([heading, ...values], index) => ({ index, heading, values }));

function suggest(type: ImportType, columns: Columns, learned: Record<string, string> = {}) {
  return suggestMapping(importTarget(type), sampled(columns), new Map(Object.entries(learned))).columns.map(
    ({ suggestion }) => (suggestion ? `${suggestion.key} ${suggestion.reason}` : null),
  );
}

describe('suggestions by headings', () => {
  it.each([
    ['project.budget', 'project.budget key'],
    ['Budget', 'project.budget label'],
    ['Title', 'project.name spelling'],
    ['Orçamento', 'project.budget synonym'],
    ['Presupuesto', 'project.budget synonym'],
    ['Total budget (EUR)', 'project.budget similar'],
    ['Planned budget 2026', 'project.budget similar'],
    ['Descripton', 'project.description similar'],
  ])('%s is %s', (heading, expected) => {
    expect(suggest('project', [[heading]])).toEqual([expected]);
  });

  it.each(['Customer segment', 'Budget owner', 'Created at', 'Start date', 'Weather', ''])(
    'are not made for %s',
    (heading) => {
      expect(suggest('project', [[heading, 'x', 'y']])).toEqual([null]);
    },
  );

  it('use a column once, for the best heading', () => {
    expect(
      suggest('project', [
        ['Title', 'a'],
        ['Name', 'b'],
      ]),
    ).toEqual([null, 'project.name label']);
  });
});

describe('suggestions for parts of a name', () => {
  it.each([
    ['Surname', 'Given name'],
    ['Family name', 'First name'],
  ])('are the name of a contact: %s, %s', (last, first) => {
    expect(
      suggest('contact', [
        [last, 'Perrin'],
        [first, 'Ana'],
      ]),
    ).toEqual(['contact.name synonym', 'contact.name synonym']);
  });

  it('are in the order in which they are joined', () => {
    const { rules, columns } = suggestMapping(
      importTarget('contact'),
      sampled([['Last name'], ['First name']]),
      new Map(),
    );

    expect(columns.map(({ rule }) => rule && rules.indexOf(rule))).toEqual([1, 0]);
  });

  it('need both', () => {
    expect(suggest('contact', [['Full name'], ['Last name']])).toEqual(['contact.name spelling', null]);
  });
});

describe('suggestions by values', () => {
  it('are made without a heading that is known', () => {
    expect(suggest('contact', [['X', 'ana@example.org', 'bo@example.org']])).toEqual(['contact.email values']);
    expect(suggest('customer', [['X', '+351 210 000 000', '(11) 98765-4321']])).toEqual(['customer.phone values']);
    expect(suggest('project', [['X', 'Done', 'In progress', 'Em andamento']])).toEqual(['project.status values']);
  });

  it('are not made if the values contradict the heading', () => {
    expect(suggest('project', [['Budget', 'high', 'low']])).toEqual([null]);
    expect(suggest('project', [['Assignee', 'Ana Silva']])).toEqual([null]);
    expect(suggest('project', [['Assignee', 'ana@example.org; bo@example.org']])).toEqual([
      'project.assignees spelling',
    ]);
    expect(suggest('project', [['Status', '2026-01-01']])).toEqual([null]);
  });

  it('have a lower confidence for empty columns', () => {
    const [column] = suggestMapping(importTarget('project'), sampled([['Name']]), new Map()).columns;

    expect(column?.suggestion?.confidence).toBe(0.9);
  });

  it('offer alternatives', () => {
    const [column] = suggestMapping(importTarget('project'), sampled([['Assignee', 'Ana Silva']]), new Map()).columns;

    expect(column?.alternatives).toEqual([{ key: 'project.assignees', confidence: 0.38, reason: 'spelling' }]);
  });
});

describe('suggestions by earlier imports', () => {
  it('come first, and can ignore a column', () => {
    const learned = { weather: 'project.description', name: '' };

    expect(
      suggest(
        'project',
        [
          ['Weather', 'x'],
          ['Name', 'y'],
          ['Title', 'z'],
        ],
        learned,
      ),
    ).toEqual(['project.description learned', null, 'project.name spelling']);
  });
});

describe('suggestions by the export of another system', () => {
  const jira: Columns = [
    ['Summary', 'a'],
    ['Issue key', 'A-1'],
    ['Issue id', '1'],
    ['Labels'],
    ['Labels'],
    ['Status', 'X'],
  ];

  it('apply to several columns of a list', () => {
    expect(suggest('project', jira)).toEqual([
      'project.name source',
      'project.code source',
      'project.old_id source',
      'project.tags source',
      'project.tags source',
      'project.groups source',
    ]);
  });

  it('have own statuses as groups, and their category as the status', () => {
    const statusOf = (...values: string[]) => [...jira.slice(0, 3), ['Status', ...values], ['Status Category', 'Done']];

    expect(suggest('project', statusOf('To Do', 'Done') as Columns).slice(3)).toEqual([
      'project.status source',
      'project.status source',
    ]);
    expect(suggest('project', statusOf('To Do', 'Site visit') as Columns).slice(3)).toEqual([
      'project.groups source',
      'project.status source',
    ]);
  });

  it('use a repeated heading once, because it is a field of another record', () => {
    const contacts: Columns = [
      ['Record ID - Contact', '1'],
      ['First Name', 'Ana'],
      ['Last Name', 'Silva'],
      ['Phone Number', '+1 555 0100 200'],
      ['Record ID - Company', '2'],
      ['Phone Number', '+1 555 0100 300'],
    ];

    expect(suggest('contact', contacts)).toEqual([
      null,
      'contact.name source',
      'contact.name source',
      'contact.phone source',
      null,
      null,
    ]);
  });

  it('are not applied to another type, but the type is reported', () => {
    const { source, columns } = suggestMapping(importTarget('contact'), sampled(jira), new Map());

    expect(source).toMatchObject({ name: 'jira', type: 'project' });
    expect(columns.every(({ rule }) => rule === undefined)).toBe(true);
  });
});
