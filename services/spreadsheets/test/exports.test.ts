import { type Caller, IDENTITY_HEADER } from '@trackway/runtime';
import { aCaller, eventually, serviceClient, tokensOf } from '@trackway/testkit';
import ExcelJS from 'exceljs';
import { startTestSpreadsheets } from './start-spreadsheets';

type World = Awaited<ReturnType<typeof startTestSpreadsheets>>;
const path = '/api/management/spreadsheet-operations';
const ROOF = '0190a000-0000-7000-8000-000000000001';
const WALL = '0190a000-0000-7000-8000-000000000002';

describe('exports', () => {
  let world: World;
  let service: Awaited<ReturnType<World['start']>>;
  let caller: Caller;

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
    caller = aCaller();
  });

  async function start(type: string, body: object = {}) {
    return serviceClient(service.httpPort, caller).send('POST', `${path}/export/${type}`, body);
  }

  async function exported(type: string, body: object = {}): Promise<Buffer> {
    const { status, body: started } = await start(type, body);
    expect({ status, started }).toMatchObject({ status: 200 });
    const { id } = started.spreadsheet_operation;
    await eventually(async () => {
      const { body: read } = await serviceClient(service.httpPort, caller).send('GET', `${path}/${id}`);
      expect(read.spreadsheet_operation).toMatchObject({ status: 'completed', percentage: 100 });
    }, 20_000);
    const headers = { [IDENTITY_HEADER]: tokensOf('gateway').sign(caller) };
    const file = await fetch(`http://127.0.0.1:${service.httpPort}${path}/${id}/download`, { headers });
    return Buffer.from(await file.arrayBuffer());
  }

  async function sheetsOf(type: string, body: object = {}): Promise<Record<string, unknown[][]>> {
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(Uint8Array.from(await exported(type, body)).buffer);
    return Object.fromEntries(
      book.worksheets.map((sheet) => {
        const rows: unknown[][] = [];
        sheet.eachRow((row) => rows.push(Array.from((row.values as unknown[]).slice(1), (cell) => cell ?? null)));
        return [sheet.name, rows];
      }),
    );
  }

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

    const sheets = await sheetsOf('form_answer');

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

  it('of answers support columns and filters of projects, and have all forms side by side in a CSV', async () => {
    giveAnswers();
    const choice = {
      columns: ['form_answer.project_code'],
      filters: [{ field: 'name', operator: 'equals', value: 'Wall' }],
    };

    const sheets = await sheetsOf('form_answer', choice);
    const csv = (await exported('form_answer', { ...choice, format: 'csv' })).toString('utf8');

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

    const sheets = await sheetsOf('answer_history', { columns });

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
    const csv = (await exported('answer_history', { columns, format: 'csv' })).toString('utf8');
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
          ? Object.values(await sheetsOf(type)).flat(2)
          : [(await exported(type, { format })).toString()];
      const all = found.map(String).join('\n');
      for (const text of ODD_TEXTS) expect(unescaped(all)).toContain(readable(text));
    }
  });

  it('of executions always have all columns', async () => {
    world.funnels.runs.projects = [
      {
        id: ROOF,
        kind: 'assistant',
        ruleName: 'Greet',
        projectCode: 'P-1',
        projectName: 'Roof',
        trigger: 'entered',
        status: 'succeeded',
        attempt: 1,
        actions: ['move', 'add_tag'],
        error: '',
        startedAt: '2026-01-01T00:00:00.000Z',
        durationMs: 12,
      },
    ];
    world.funnels.runs.agents = [
      {
        id: WALL,
        agentName: 'Ada',
        projectCode: 'P-1',
        trigger: 'manual',
        status: 'completed',
        provider: 'echo',
        model: 'echo',
        inputTokens: 3,
        outputTokens: 4,
        costAmount: '0.25',
        costCurrency: 'EUR',
        durationMs: 9,
        error: '',
        startedAt: '2026-01-01T00:00:00.000Z',
        completedAt: '',
      },
    ];

    const ofProjects = await sheetsOf('project_execution');
    const ofAgents = await sheetsOf('agent_execution');

    const at = new Date('2026-01-01');
    expect(ofProjects['project_executions']?.[1]).toEqual([
      ROOF,
      'assistant',
      'Greet',
      'P-1',
      'Roof',
      'entered',
      'succeeded',
      1,
      'move; add_tag',
      null,
      at,
      12,
    ]);
    expect(ofAgents['agent_executions']?.[1]).toEqual([
      WALL,
      'Ada',
      'P-1',
      'manual',
      'completed',
      'echo',
      'echo',
      3,
      4,
      0.25,
      'EUR',
      9,
      null,
      at,
    ]);
    for (const type of ['project_execution', 'agent_execution']) {
      const rejected = await start(type, { columns: [`${type}.id`] });
      expect(rejected).toMatchObject({
        status: 422,
        body: { message: 'validation_errors', validation: { columns: [expect.any(String)] } },
      });
    }
  });

  it.each([
    ['form_answer', 'forms:read'],
    ['answer_history', 'forms:read'],
    ['agent_execution', 'automations:read'],
    ['project_execution', 'automations:read'],
    ['user', 'projects:read'],
  ])('of %s require %s', async (type, scope) => {
    caller = aCaller({ scopes: ['spreadsheets:write'] });

    expect(await start(type)).toMatchObject({ status: 403, body: { required_scope: scope } });
  });
});
