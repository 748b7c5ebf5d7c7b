import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Api, apiOf } from './support/api';
import { allErrors, ended, workbook } from './support/spreadsheets';

const PATH = '/spreadsheet-operations';
const exportsFolder = join(__dirname, '../services/spreadsheets/test-support/exports');

interface Suggested {
  readonly suggestion: { readonly key: string; readonly reason: string } | null;
}

const blobOf = (content: string | Buffer) => new Blob([Uint8Array.from(Buffer.from(content))]);
const exported = (name: string) => blobOf(readFileSync(join(exportsFolder, name)));

async function suggest(api: Api, file: Blob, { type = 'project', name = 'rows.csv', fields = {} } = {}) {
  const { status, body } = await api.upload(`${PATH}/import/${type}/suggestions`, file, fields, name);
  expect({ status, body }).toMatchObject({ status: 200, body: { response: true } });
  return body.suggestions;
}

async function importFile(api: Api, file: Blob, fields: Record<string, string>, type = 'project') {
  const { status, body } = await api.upload(`${PATH}/import/${type}`, file, fields, 'rows.csv');
  expect({ status, body }).toMatchObject({ status: 200 });
  return ended(api, body.spreadsheet_operation.id);
}

async function projectsByCode(api: Api) {
  const { projects } = (await api.get('/projects?perPage=100')).body;
  return new Map<string, Record<string, unknown>>(projects.map((one: { code: string }) => [one.code, one]));
}

describe('suggested mappings', () => {
  it('name the system, the format, and each column with confidence, reason and samples', async () => {
    const suggestions = await suggest(apiOf(), exported('jira-semicolon-windows.csv'));

    expect(suggestions).toMatchObject({
      type: 'project',
      source: { name: 'jira', title: 'Jira', type: 'project' },
      text_format: { encoding: 'windows-1252', separator: 'semicolon', ambiguous: [] },
      rows: 5,
    });
    expect(suggestions.columns[0]).toEqual({
      index: 0,
      heading: 'Summary',
      samples: ['Roof of the town hall', 'Paint façade, north side', 'Replace "old" pipes'],
      suggestion: { key: 'project.name', confidence: 0.97, reason: 'source' },
      alternatives: [],
    });
  });

  it('are made for workbooks', async () => {
    const file = await workbook([
      ['Orçamento', 'Título', 'Chuva'],
      [1000, 'Telhado', 'sim'],
    ]);

    const { columns, source, text_format } = await suggest(apiOf(), file, { name: 'rows.xlsx' });

    expect({ source, text_format }).toEqual({ source: null, text_format: null });
    expect(columns.map((one: Suggested) => one.suggestion?.key ?? null)).toEqual([
      'project.budget',
      'project.name',
      null,
    ]);
  });

  it('are applied on request, with parents in later rows, and converted values', async () => {
    const api = apiOf();
    const content = [
      'Summary,Issue key,Issue id,Parent,Status,Labels,Labels,Priority',
      'Sub-task,SHOP-3,10003,10002,In Review,web,urgent,High',
      'Story,SHOP-2,10002,SHOP-1,Done,,,Low',
      'Epic,SHOP-1,10001,,To Do,,,Low',
    ].join('\n');

    const operation = await importFile(api, blobOf(content), { use_suggestions: 'true' });

    expect(await allErrors(api, operation.id)).toEqual([]);
    expect(operation).toMatchObject({
      status: 'completed',
      processed_rows: 3,
      metadata: { outcomes: { created: 3 }, source: 'Jira', unknown_columns: [] },
    });
    const projects = await projectsByCode(api);
    const idOf = (code: string) => projects.get(code)?.['id'];
    expect(projects.get('SHOP-3')).toMatchObject({ parent_id: idOf('SHOP-2'), status: 1 });
    expect(projects.get('SHOP-2')).toMatchObject({ parent_id: idOf('SHOP-1'), status: 2 });
  });

  it('resolve contacts to companies of an earlier import', async () => {
    const api = apiOf();
    const fields = { use_suggestions: 'true' };
    const companies = await importFile(api, exported('hubspot-companies-parents.csv'), fields, 'customer');
    expect(companies.metadata.outcomes).toEqual({ created: 5 });

    const contacts = await importFile(api, exported('hubspot-contacts.csv'), fields, 'contact');

    expect(await allErrors(api, contacts.id)).toEqual([]);
    expect(contacts.metadata).toMatchObject({ outcomes: { created: 5 }, source: 'HubSpot contacts' });
  });

  it('report the row of the sheet for rows of a later pass, and roll them back', async () => {
    const api = apiOf();
    const content = 'Code,Name,Parent,Impact\nA,a,B,high\nC,c,B,1\nB,b,,2\n';

    const operation = await importFile(api, blobOf(content), {});

    expect(operation.metadata.outcomes).toEqual({ created: 2, failed: 1 });
    expect(await allErrors(api, operation.id)).toMatchObject([{ row: 2, column: 'project.impact' }]);
    await api.send('POST', `${PATH}/${operation.id}/rollback`);
    const rolledBack = await ended(api, operation.id);
    expect(rolledBack.status).toBe('completed');
  });

  it('learn from imports of the tenant, and of no other one', async () => {
    const api = apiOf();
    const file = () => blobOf('Weather,Name,State\nrain,Roof,x\n');
    const mapping = JSON.stringify({ Weather: 'project.description', State: '' });
    const keys = async (of: Api) =>
      (await suggest(of, file())).columns.map(
        (one: Suggested) => one.suggestion && [one.suggestion.key, one.suggestion.reason],
      );

    await importFile(api, file(), { mapping, dry_run: 'true' });
    expect((await keys(api))[0]).toBeNull();
    await importFile(api, file(), { mapping });

    expect(await keys(api)).toEqual([['project.description', 'learned'], ['project.name', 'label'], null]);
    expect((await keys(apiOf()))[0]).toBeNull();
  });

  it('are errors for files that cannot be read', async () => {
    const { status, body } = await apiOf().upload(
      `${PATH}/import/project/suggestions`,
      blobOf('A\n"x'),
      {},
      'rows.csv',
    );

    expect({ status, body }).toMatchObject({
      status: 422,
      body: { validation: { file: [expect.stringContaining('Line 2, column 1')] } },
    });
  });

  it('require the scopes of an import', async () => {
    const reader = apiOf({ scope: 'spreadsheets:write projects:read' });
    const { status } = await reader.upload(`${PATH}/import/project/suggestions`, blobOf('Name\n'), {}, 'rows.csv');

    expect(status).toBe(403);
  });
});
