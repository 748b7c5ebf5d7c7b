import { type Caller, IDENTITY_HEADER } from '@trackway/runtime';
import { aCaller, eventually, serviceClient, tokensOf } from '@trackway/testkit';
import { textRows, workbookBytes } from '../../../packages/xlsx/test-support/workbook-bytes';
import { startTestSpreadsheets } from './start-spreadsheets';

type World = Awaited<ReturnType<typeof startTestSpreadsheets>>;
const path = '/api/management/spreadsheet-operations';

describe('the rows of an operation', () => {
  let world: World;
  let service: Awaited<ReturnType<World['start']>>;
  let owner: Caller;

  beforeAll(async () => {
    world = await startTestSpreadsheets();
    service = await world.start();
    owner = aCaller({ scopes: ['*'] });
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await world.stop();
  });

  const as = (caller: Caller) => serviceClient(service.httpPort, caller);
  const colleague = (...scopes: string[]) => aCaller({ frameId: owner.frameId, scopes });

  async function completed(id: string): Promise<string> {
    await eventually(async () => {
      const { body } = await as(owner).send('GET', `${path}/${id}`);
      expect(body.spreadsheet_operation.status).toBe('completed');
    }, 20_000);
    return id;
  }

  async function exportOf(type: string): Promise<string> {
    const { body } = await as(owner).send('POST', `${path}/export/${type}`, {});
    return completed(body.spreadsheet_operation.id);
  }

  async function importOf(type: string): Promise<string> {
    const form = new FormData();
    const bytes = await workbookBytes({ rows: textRows([['Name'], ['Roof']]) });
    form.append('file', new Blob([Uint8Array.from(bytes)]), 'rows.xlsx');
    const headers = { [IDENTITY_HEADER]: tokensOf('gateway').sign(owner) };
    const response = await fetch(`http://127.0.0.1:${service.httpPort}${path}/import/${type}`, {
      method: 'POST',
      headers,
      body: form,
    });
    const body = (await response.json()) as { spreadsheet_operation: { id: string } };
    return completed(body.spreadsheet_operation.id);
  }

  /** The missing scope in the response, or its status. */
  async function accessTo(route: string, caller: Caller): Promise<string | number> {
    const response = await fetch(`http://127.0.0.1:${service.httpPort}${path}/${route}`, {
      headers: { [IDENTITY_HEADER]: tokensOf('gateway').sign(caller) },
    });
    if (response.status !== 403) {
      await response.arrayBuffer();
      return response.status;
    }
    return ((await response.json()) as { required_scope: string }).required_scope;
  }

  it.each([
    ['project', 'projects:read'],
    ['user', 'projects:read'],
    ['form_answer', 'forms:read'],
    ['answer_history', 'forms:read'],
    ['agent_execution', 'automations:read'],
  ])('of an export of %s require %s, and spreadsheets:write for other users', async (type, scope) => {
    const download = `${await exportOf(type)}/download`;

    expect(await accessTo(download, colleague('spreadsheets:read'))).toBe(scope);
    expect(await accessTo(download, colleague('spreadsheets:read', 'spreadsheets:write'))).toBe(scope);
    expect(await accessTo(download, colleague('spreadsheets:read', scope))).toBe('spreadsheets:write');
    expect(await accessTo(download, colleague('spreadsheets:read', 'spreadsheets:write', scope))).toBe(200);
    expect(await accessTo(download, { ...owner, scopes: ['spreadsheets:read', scope] })).toBe(200);
    expect(await accessTo(download, { ...owner, scopes: ['spreadsheets:read'] })).toBe(scope);
  });

  it.each(['errors', 'errors/download'])('that an import rejected need the same, as %s', async (suffix) => {
    const route = `${await importOf('contact')}/${suffix}`;

    expect(await accessTo(route, colleague('spreadsheets:read'))).toBe('projects:read');
    expect(await accessTo(route, colleague('spreadsheets:read', 'projects:read'))).toBe('spreadsheets:write');
    expect(await accessTo(route, colleague('spreadsheets:read', 'spreadsheets:write', 'projects:read'))).not.toBe(
      'spreadsheets:write',
    );
    expect(await accessTo(route, { ...owner, scopes: ['spreadsheets:read', 'projects:read'] })).not.toBe(
      'projects:read',
    );
  });
});
