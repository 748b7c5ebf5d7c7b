import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { transformSync } from '@swc/core';
import { createClient, TrackwayError, verifyWebhook } from '@trackway/client';
import { apiOf } from './support/api';
import { workbook } from './support/spreadsheets';
import { system } from './support/system';

const readme = readFileSync(join(__dirname, '..', 'packages', 'client', 'README.md'), 'utf8');
const examples = readme.split(/^## /m).flatMap((chapter, index) => {
  const title = index === 0 ? 'the first example' : (chapter.split('\n')[0] ?? '');
  return [...chapter.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => ({ title, code }));
});

function clientOf() {
  const { token, identity } = apiOf();
  return { client: createClient({ baseUrl: system.base_url, token }), token, identity };
}

/** Runs an example of the README, and returns what it prints. */
async function run(code: string, names: Readonly<Record<string, unknown>>): Promise<unknown[][]> {
  const printed: unknown[][] = [];
  const body = code.replace(/^import .*$/gm, '').replace('const client = createClient', 'client = createClient');
  const source = `async (${Object.keys(names).join(', ')}) => {\n${body}\n}`;
  const { code: javascript } = transformSync(source, { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } });
  const example: (...values: unknown[]) => Promise<void> = runInThisContext(javascript);
  const print = { log: (...values: unknown[]) => void printed.push(values) };
  await example(...Object.values({ ...names, console: print }));
  return printed;
}

describe('the examples of the README', () => {
  it.each(examples)('run: $title', async ({ code }) => {
    const { client, token } = clientOf();
    await client.projects.create({ name: 'Bridge', budget: 90_000 });
    const file = await workbook([['Name'], ['Roof'], ['']]);
    const env = { TRACKWAY_URL: system.base_url, TRACKWAY_TOKEN: token };

    const names = { client, createClient, TrackwayError, verifyWebhook, workbook: file, process: { env }, console };
    const printed = await run(code, names);

    expect(printed.length).toBeGreaterThan(0);
  });
});

describe('the client', () => {
  it('iterates over all pages of a listing', async () => {
    const { client } = clientOf();
    const names = Array.from({ length: 103 }, (_, index) => `Project ${index}`);
    const rows = await workbook([['Name'], ...names.map((name) => [name])]);
    const { id } = await client.spreadsheets.import('project', rows);
    await client.spreadsheets.wait(id);

    const found = await Array.fromAsync(client.projects.list());

    expect(found.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it('reports the progress of an import and its rejected rows', async () => {
    const { client } = clientOf();
    const rows = await workbook([
      ['Name', 'Budget'],
      ['Roof', 100],
      ['Bridge', 'much'],
    ]);
    const seen: string[] = [];

    const { id } = await client.spreadsheets.import('project', rows, { fileName: 'mine.xlsx' });
    const ended = await client.spreadsheets.wait(id, { onProgress: ({ status }) => seen.push(status) });

    expect(ended).toMatchObject({ status: 'completed', file_name: 'mine.xlsx', processed_rows: 2, errors_count: 1 });
    expect(seen.at(-1)).toBe('completed');
    expect(await Array.fromAsync(client.spreadsheets.errors(id))).toMatchObject([{ row: 3, column: 'project.budget' }]);
  });

  it('reports the progress of an upload', async () => {
    const { client } = clientOf();
    const rows = await workbook([['Name'], ...Array.from({ length: 50 }, (_, row) => [`Project ${row}`])]);
    const seen: { sent: number; total: number }[] = [];

    const { id } = await client.spreadsheets.import('project', rows, { onUpload: (progress) => seen.push(progress) });

    expect((await client.spreadsheets.wait(id)).total_rows).toBe(50);
    expect(seen.at(-1)?.sent).toBe(seen.at(-1)?.total);
    expect(seen.at(-1)?.total).toBeGreaterThan(rows.size);
  });

  it('returns the requested members, and changes many projects at once', async () => {
    const { client } = clientOf();
    const [one, two] = [await client.projects.create({ name: 'Roof' }), await client.projects.create({ name: 'Wall' })];

    const changed = await client.projects.updateMany({
      projects: [
        { id: one.id, budget: 5 },
        { id: two.id, budget: 6, if_match: '"9"' },
      ],
    });
    const found = await Array.fromAsync(client.projects.search({ filters: [], fields: ['name', 'budget'] }));

    expect(changed.outcomes).toMatchObject([{ response: true }, { response: false, message: 'precondition_failed' }]);
    expect(found).toEqual([
      { id: two.id, name: 'Wall', budget: 0 },
      { id: one.id, name: 'Roof', budget: 5 },
    ]);
    expect((await client.projects.deleteMany({ ids: [one.id, two.id] })).meta).toEqual({ succeeded: 2, refused: 0 });
  });

  it('includes its own writes to any service in later searches', async () => {
    const { client } = clientOf();
    const body = { name: 'Sales', steps: [{ name: 'Lead' }] };
    const funnel = await client.funnels.create(body);
    const project = await client.projects.create({ name: 'Roof' });

    await client.funnels.projects.enter(funnel.id, project.id);

    const filters = [{ field: 'funnels' as const, operator: 'equals' as const, value: funnel.id }];
    expect(await Array.fromAsync(client.projects.search({ filters }))).toHaveLength(1);
  });

  it('downloads an export as a file', async () => {
    const { client } = clientOf();
    await client.projects.create({ name: 'Roof' });

    const { id } = await client.spreadsheets.export('project', { columns: ['project.name'], format: 'csv' });
    await client.spreadsheets.wait(id);

    expect(await (await client.spreadsheets.download(id)).text()).toContain('Roof');
  });

  it('throws an error with the request id', async () => {
    const { client } = clientOf();

    const error = await client.projects.create({ name: '' }).catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(TrackwayError);
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_errors',
      validation: { name: [expect.any(String)] },
      requestId: expect.stringMatching(/./),
    });
  });
});
