import { type Api, apiOf } from './support/api';
import { allErrors, ended, exportAll, readWorkbook } from './support/spreadsheets';

const PATH = '/spreadsheet-operations';

async function importText(
  api: Api,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  name = 'rows.csv',
  type = 'project',
) {
  const { status, body } = await api.upload(`${PATH}/import/${type}`, new Blob([content]), fields, name);
  expect({ status, body }).toMatchObject({ status: 200 });
  return ended(api, body.spreadsheet_operation.id);
}

async function projects(api: Api) {
  return (await api.get('/projects?perPage=100')).body.projects as Record<string, unknown>[];
}

describe('imports of CSV and TSV files', () => {
  it('detect the format, show it, and read numbers by it', async () => {
    const api = apiOf();
    const content =
      'Código;Nome;Orçamento;Início\r\nP-1;Telhado São João;"1.234,00";25/12/2026\r\nP-2;Muro;7;03/04/2026\r\n';
    const mapping = JSON.stringify({ Código: 'project.code', Nome: 'project.name', Orçamento: 'project.budget' });

    const operation = await importText(api, Uint8Array.from(Buffer.from(content, 'latin1')), { mapping });

    expect(operation).toMatchObject({ status: 'completed', total_rows: 2, file_name: 'rows.csv' });
    expect(operation.metadata).toMatchObject({
      outcomes: { created: 2 },
      unknown_columns: ['Início'],
      text_format: {
        encoding: 'windows-1252',
        separator: 'semicolon',
        columns: [
          { heading: 'Orçamento', decimal_mark: 'comma', ambiguous: false },
          { heading: 'Início', date_order: 'dmy', ambiguous: false },
        ],
        ambiguous: [],
      },
    });
    expect((await projects(api)).map(({ code, name, budget }) => [code, name, budget])).toEqual(
      expect.arrayContaining([
        ['P-1', 'Telhado São João', 1234],
        ['P-2', 'Muro', 7],
      ]),
    );
  });

  it('keep line breaks, quotes, zeros and formula-like texts', async () => {
    const api = apiOf();
    const content = 'Code,Name,Description\n007,"a ""b""","1,\n2"\n008,=1+1,@x\n';

    expect((await importText(api, content)).metadata.outcomes).toEqual({ created: 2 });

    const found = (await projects(api)).map(({ code, name, description }) => [code, name, description]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['007', 'a "b"', '1,\n2'],
        ['008', '=1+1', '@x'],
      ]),
    );
  });

  it('report ambiguous formats, and accept settings', async () => {
    const api = apiOf();
    const content = 'Name,Budget,Due\nRoof,"1,234",03/04/2026\n';

    const detected = await importText(api, content, { dry_run: 'true' });
    expect(detected.metadata.text_format.ambiguous).toEqual(['date_order', 'decimal_mark']);

    const given = await importText(api, content, { date_order: 'mdy', decimal_mark: 'point', separator: ',' });
    expect(given.metadata.text_format).toMatchObject({ ambiguous: [] });
    expect((await projects(api))[0]).toMatchObject({ name: 'Roof', budget: 1234 });
  });

  it('return rejected rows as a workbook, which can be imported again', async () => {
    const api = apiOf();
    const content = 'Name;Budget\nRoof;"1.500,00"\n;"2.500,00"\nWall;much\n';
    const operation = await importText(api, content);
    expect(operation.metadata.outcomes).toEqual({ created: 1, failed: 2 });

    const response = await api.open(`${PATH}/${operation.id}/errors/download`);

    expect(response.headers.get('content-disposition')).toContain('rows-rejected.xlsx');
    const rows = await readWorkbook(await response.arrayBuffer());
    expect(rows.map((row) => row.slice(0, 2))).toEqual([
      ['Name', 'Budget'],
      [undefined, 2500],
      ['Wall', 'much'],
    ]);
  });

  it('fail before the first row if a later one is malformed, with its place', async () => {
    const api = apiOf();
    const rows = Array.from({ length: 3_000 }, (_, index) => `P-${index},Roof ${index}`).join('\n');

    const operation = await importText(api, `Code,Name\n${rows}\nP-9999,"Roof\n`);

    expect(operation).toMatchObject({
      status: 'failed',
      metadata: { failure: { code: 'malformed_csv', message: expect.stringContaining('Line 3002, column 2') } },
    });
    expect(await projects(api)).toEqual([]);
  });

  it('accept TSV and the CSV of an export', async () => {
    const api = apiOf();
    await importText(api, 'Code\tName\tTags\nP-1\tRoof, red\ta;b\n', {}, 'rows.tsv');
    const exported = await exportAll(api, 'project', { format: 'csv' });

    const again = await importText(api, new Uint8Array(exported), { mode: 'upsert', match_by: 'code' });

    expect(again).toMatchObject({ status: 'completed', metadata: { outcomes: { unchanged: 1 } } });
    expect(await allErrors(api, again.id)).toEqual([]);
  });

  it.each([
    ['an empty file', '', /empty/],
    ['a workbook', 'PK\x03\x04', /Excel workbook/],
    ['a PDF file', '%PDF-1.7', /PDF/],
    ['bytes', 'a\0b', /not text/],
  ])('are rejected immediately if the file is not text: %s', async (_, content, message) => {
    const { status, body } = await apiOf().upload(`${PATH}/import/project`, new Blob([content]), {}, 'rows.csv');

    expect(status).toBe(422);
    expect(body).toMatchObject({
      message: 'validation_errors',
      validation: { file: [expect.stringMatching(message)] },
    });
  });

  it('reject settings that do not apply', async () => {
    const file = new Blob(['Name\nRoof\n']);
    const { body } = await apiOf().upload(`${PATH}/import/project`, file, { sheet: 'Projects' }, 'rows.csv');

    expect(body.validation).toEqual({ sheet: [expect.stringContaining('no sheets')] });
  });
});
