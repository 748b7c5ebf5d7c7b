import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../testing/run-command';

const operation = { id: '1', status: 'failed', processed_rows: 0, errors_count: 0 };

describe.each([
  ['import', ['import', 'project', __filename]],
  ['export', ['export', 'project']],
])('%s that fails', (action, args) => {
  const run = (metadata: object) => {
    const body = { spreadsheet_operation: { ...operation, action, metadata } };
    return runCommand(args, { responses: [{ body }] });
  };

  it('prints the reason', async () => {
    const failure = { code: 'missing_column', message: 'The sheet lacks a required column: Name.' };

    const { code, err } = await run({ failure });

    expect(code).toBe(1);
    expect(err).toBe(`The ${action} failed: The sheet lacks a required column: Name. (missing_column)\n`);
  });

  it('prints that the reason is unknown', async () => {
    expect((await run({})).err).toBe(`The ${action} failed: The reason is unknown. (server_error)\n`);
  });
});

it('the help of export names every type that the API supports', async () => {
  const document = readFileSync(join(__dirname, '../../../../docs/openapi.json'), 'utf8');
  const { paths } = JSON.parse(document);
  const [type] = paths['/api/management/spreadsheet-operations/export/{type}'].post.parameters;

  const { out } = await runCommand(['export', '--help']);

  const types: string[] = type.description.replace('One of: ', '').replace(/\.$/, '').split(', ');
  expect(types.filter((name) => !out.includes(name))).toEqual([]);
});
