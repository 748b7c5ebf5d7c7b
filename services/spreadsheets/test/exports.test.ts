import { aCaller } from '@trackway/testkit';
import { exportsBy } from './exports-by';
import { startTestSpreadsheets } from './start-spreadsheets';

type World = Awaited<ReturnType<typeof startTestSpreadsheets>>;
const ROOF = '0190a000-0000-7000-8000-000000000001';
const GONE = '0190a000-0000-7000-8000-000000000003';
const WALL = '0190a000-0000-7000-8000-000000000002';

describe('exports', () => {
  let world: World;
  let service: Awaited<ReturnType<World['start']>>;
  let exports: ReturnType<typeof exportsBy>;

  beforeAll(async () => {
    world = await startTestSpreadsheets();
    service = await world.start();
    world.projects.known.set(ROOF, { id: ROOF, code: 'P-1', name: 'Roof' });
    world.projects.known.set(WALL, { id: WALL, code: 'P-2', name: 'Wall' });
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await world.stop();
  });
  beforeEach(() => {
    exports = exportsBy(aCaller(), service);
  });

  const answer = (fieldId: string, value: unknown, more: object = {}) => ({
    formId: 1,
    formTitle: 'Survey',
    fieldId,
    type: 'short_text',
    valueJson: JSON.stringify(value),
    accessor: { type: 'project_form', projectId: ROOF, id: '' },
    answeredByName: 'Bo',
    answeredAt: '2026-01-02T03:04:05.000Z',
    ...more,
  });
  const survey = {
    id: 1,
    title: 'Survey',
    fields: [
      { id: 'area', label: 'Area', type: 'number' },
      { id: 'about', label: 'About', type: 'section' },
      { id: 'when', label: 'When', type: 'date' },
      { id: 'kinds', label: 'Kinds', type: 'multiple_choice' },
    ],
  };
  const visit = { id: 2, title: 'Visit', fields: [{ id: 'plan', label: 'Plan', type: 'file' }] };

  function giveAnswers() {
    world.forms.rows.forms = [survey, visit];
    world.forms.rows.answers = [
      answer('area', 84, { type: 'number' }),
      answer('when', '2026-03-01', { type: 'date' }),
      answer('kinds', ['flat', 'green'], { answeredByName: 'Cy', answeredAt: '2026-02-02T00:00:00.500Z' }),
      answer('area', 7, { type: 'number', accessor: { type: 'project_form', projectId: WALL, id: '' } }),
      answer(
        'plan',
        { id: 'x', name: 'plan.pdf', size: 1, mime_type: 'application/pdf' },
        { formId: 2, formTitle: 'Visit', accessor: { type: 'project_loose_form', projectId: WALL, id: '5' } },
      ),
    ];
  }

  it('of answers have a sheet for each form, a row for each context and a column for each field', async () => {
    giveAnswers();

    const sheets = await exports.sheetsOf('form_answer');

    expect(sheets).toEqual({
      Survey: [
        ['Project code', 'Project name', 'Form', 'Context', 'Answered by', 'Answered at', 'Area', 'When', 'Kinds'],
        ['P-1', 'Roof', 'Survey', 'project_form', 'Cy', expect.any(Date), 84, new Date('2026-03-01'), 'flat; green'],
        ['P-2', 'Wall', 'Survey', 'project_form', 'Bo', expect.any(Date), 7],
      ],
      Visit: [
        ['Project code', 'Project name', 'Form', 'Context', 'Answered by', 'Answered at', 'Plan'],
        ['P-2', 'Wall', 'Visit', 'project_loose_form: 5', 'Bo', new Date('2026-01-02T03:04:05Z'), 'plan.pdf'],
      ],
    });
  });

  it.each(['form_answer', 'answer_history'])('of %s omit deleted projects, as with filters', async (type) => {
    world.projects.known.set(GONE, { id: GONE, code: 'P-3', name: 'Gone', deleted: true });
    const accessor = { type: 'project_form', projectId: GONE, id: '' };
    world.forms.rows.forms = [survey];
    world.forms.rows.answers = [answer('area', 84, { accessor })];
    world.forms.rows.changes = [
      { ...answer('area', 84, { accessor }), label: 'Area', oldValueJson: 'null', newValueJson: '84', way: 'api' },
    ];

    const csv = (await exports.exported(type, { format: 'csv' })).toString('utf8');

    expect(csv.trim().split('\r\n')).toHaveLength(1);
  });

  it('of projects accept the template option as a boolean', async () => {
    for (const template of [true, false, 'include']) {
      expect((await exports.start('project', { template })).status).toBe(200);
    }
    expect((await exports.start('project', { template: 'yes' })).status).toBe(422);
  });

  it('of answers support columns and filters of projects, and have all forms side by side in a CSV', async () => {
    giveAnswers();
    const choice = {
      columns: ['form_answer.project_code'],
      filters: [{ field: 'name', operator: 'equals', value: 'Wall' }],
    };

    const sheets = await exports.sheetsOf('form_answer', choice);
    const csv = (await exports.exported('form_answer', { ...choice, format: 'csv' })).toString('utf8');

    expect(sheets).toEqual({
      Survey: [
        ['Project code', 'Area', 'When', 'Kinds'],
        ['P-2', 7],
      ],
      Visit: [
        ['Project code', 'Plan'],
        ['P-2', 'plan.pdf'],
      ],
    });
    expect(csv).toBe(
      '\ufeffProject code,Survey: Area,Survey: When,Survey: Kinds,Visit: Plan\r\nP-2,7,,,\r\nP-2,,,,plan.pdf\r\n',
    );
  });

  it('of histories have a sheet for each form, with the new value in the column of the field', async () => {
    const change = (
      formId: number,
      formTitle: string,
      field: string,
      values: [unknown, unknown],
      changedAt: string,
    ) => ({
      ...{
        formId,
        formTitle,
        fieldId: field,
        label: field,
        type: 'number',
        changedByName: 'Bo',
        way: 'api',
        changedAt,
      },
      accessor: { type: 'project_form', projectId: ROOF, id: '' },
      oldValueJson: JSON.stringify(values[0]),
      newValueJson: JSON.stringify(values[1]),
    });
    world.forms.rows.changes = [
      change(2, 'Visit', 'Doors', [null, 1], '2026-01-01T00:00:00.000Z'),
      change(1, 'Survey', 'Area', [null, 3], '2026-01-02T00:00:00.000Z'),
      change(2, 'Visit', 'Doors', [1, 2], '2026-01-03T00:00:00.000Z'),
    ];
    const columns = ['old_value', 'new_value', 'changed_at'].map((field) => `answer_history.${field}`);

    const sheets = await exports.sheetsOf('answer_history', { columns });

    expect(sheets).toEqual({
      Survey: [
        ['Old value', 'New value', 'Changed at', 'Area'],
        [null, 3, new Date('2026-01-02'), 3],
      ],
      Visit: [
        ['Old value', 'New value', 'Changed at', 'Doors'],
        [null, 1, new Date('2026-01-01'), 1],
        [1, 2, new Date('2026-01-03'), 2],
      ],
    });
    const csv = (await exports.exported('answer_history', { columns, format: 'csv' })).toString('utf8');
    expect(csv.split('\r\n')).toHaveLength(5);
  });

  /** Line terminators, control characters, unpaired surrogates, bidi marks and invisible characters. */
  const ODD_TEXTS = [
    ...['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'].map((terminator) => `one${terminator}two`),
    ...[
      '\u0000',
      '\u0001',
      '\u001b',
      '\u007f',
      '\u202e',
      '\u2066',
      '\u200f',
      '\ufeff',
      '\u200b',
      '\ufffe',
      '\ud83d',
    ].map((odd) => `a${odd}b`),
  ];
  const readable = (text: string) => text.replaceAll('\ud83d', '\ufffd');
  /** ExcelJS does not decode the escapes of ECMA-376 in inline texts. */
  const unescaped = (text: string) =>
    text.replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

  it.each(['xlsx', 'csv'])('of answers and histories hold any text as %s', async (format) => {
    world.forms.rows.forms = [
      { ...survey, title: 'Sur\u2028vey', fields: [{ id: 'q', label: 'Q\u2029', type: 'short_text' }] },
    ];
    world.forms.rows.answers = ODD_TEXTS.map((text, index) =>
      answer('q', text, { accessor: { type: 'project_loose_form', projectId: ROOF, id: `${index}` } }),
    );
    world.forms.rows.changes = ODD_TEXTS.map((text) => ({
      ...answer('q', null, { formTitle: 'Sur\u2028vey' }),
      label: 'Q\u2029',
      oldValueJson: 'null',
      newValueJson: JSON.stringify(text),
      changedByName: 'Bo\u2028',
      way: 'manual',
      changedAt: '2026-01-02T03:04:05.000Z',
    }));

    for (const type of ['form_answer', 'answer_history']) {
      const found =
        format === 'xlsx'
          ? Object.values(await exports.sheetsOf(type)).flat(2)
          : [(await exports.exported(type, { format })).toString()];
      const all = found.map(String).join('\n');
      for (const text of ODD_TEXTS) expect(unescaped(all)).toContain(readable(text));
    }
  });

  it.each([
    ['form_answer', 'forms:read'],
    ['answer_history', 'forms:read'],
    ['agent_execution', 'automations:read'],
    ['project_execution', 'automations:read'],
    ['user', 'projects:read'],
  ])('of %s require %s', async (type, scope) => {
    const { start } = exportsBy(aCaller({ scopes: ['spreadsheets:write'] }), service);

    expect(await start(type)).toMatchObject({ status: 403, body: { required_scope: scope } });
  });
});
