import { join } from 'node:path';
import type { ImportType } from '@trackway/contracts';
import { columnValues, openWorkbook } from '@trackway/xlsx';
import { TemporaryFiles } from '../../../../packages/xlsx/test-support/temporary-files';
import type { ImportOptions } from '../operations/operation';
import { importTarget } from './columns/import-target';
import { makeConvertSourceCells } from './convert-cells';
import { mergeColumns } from './merge-columns';
import { resolveMapping } from './resolve-mapping';

const files = new TemporaryFiles();
afterAll(() => files.remove());

const exports = join(__dirname, '../../test-support/exports');
const NO_OPTIONS: ImportOptions = {
  mode: 'create',
  matchBy: null,
  mapping: {},
  sheet: null,
  createMissing: false,
  dryRun: false,
  useSuggestions: true,
};

interface Given {
  readonly type?: ImportType;
  readonly mapping?: Record<string, string>;
  readonly learned?: Record<string, string>;
  readonly metadata?: Record<string, unknown>;
}

/** The mapping of a file, and the rows that are sent to the source service, as columns. */
async function resolve(path: string, { type = 'project', mapping = {}, learned = {}, metadata = {} }: Given = {}) {
  const reader = await openWorkbook(path, { text: {} });
  const options = { ...NO_OPTIONS, mapping };
  const resolved = await resolveMapping(
    reader,
    importTarget(type),
    { options, metadata },
    async () => new Map(Object.entries(learned)),
  );
  const convert = makeConvertSourceCells({ target: importTarget(type), options, mapping: resolved, text: reader.text });
  const sent: Record<string, readonly string[]> = {};
  for await (const batch of reader.rows()) {
    const columns = batch.columns.flatMap((column) => {
      const key = resolved.keys.get(column.index);
      const cells = { values: columnValues(column), kinds: column.kinds };
      return key === undefined ? [] : [{ key, ...convert(column.index, cells) }];
    });
    for (const { key, values } of mergeColumns(importTarget(type), columns)) sent[key] = values;
  }
  await reader.close();
  return { ...resolved, sent };
}

describe('an import with suggestions', () => {
  it('converts an export of Jira', async () => {
    const { sent, applied, unknown } = await resolve(join(exports, 'jira-server-parent-id.csv'));

    expect(applied?.source).toBe('Jira');
    expect(sent).toMatchObject({
      'project.code': ['SHOP-1', 'SHOP-2', 'SHOP-3', 'SHOP-4', 'SHOP-5'],
      'project.status': ['in-progress', 'in-progress', 'completed', 'in-progress', 'in-progress'],
      'project.tags': ['payment;web', 'backend', '', 'urgent', ''],
      // From two columns: the id of the parent, else the key of the epic.
      'project.parent': ['', '10001', '10001', '10002', ''],
    });
    // Names are no e-mail addresses.
    expect(unknown).toEqual(['Assignee']);
  });

  it('converts an export of Trello', async () => {
    const { sent } = await resolve(join(exports, 'trello-board.csv'));

    expect(sent).toMatchObject({
      'project.tags': ['Urgent;Roof', '', 'Roof', '', ''],
      'project.status': ['in-progress', 'in-progress', 'completed', 'in-progress', 'completed'],
    });
  });

  it('converts amounts of HubSpot to minor units, and joins names', async () => {
    const deals = await resolve(join(exports, 'hubspot-deals-euro.csv'));
    expect(deals.sent['project.budget']).toEqual(['120050', '900000', '', '15000', '7000000']);
    expect(deals.sent['project.status']).toEqual([
      'completed',
      'in-progress',
      'cancelled',
      'in-progress',
      'in-progress',
    ]);

    const contacts = await resolve(join(exports, 'hubspot-contacts.csv'), { type: 'contact' });
    expect(contacts.sent['contact.name']).toEqual([
      'Ana Silva',
      'Bo Chen',
      'Carla Núñez',
      'Dmitri Ivanov',
      'Elif Kaya',
    ]);
  });

  it('reads the completion of Asana as a status', async () => {
    const { sent } = await resolve(join(exports, 'asana-project.csv'));

    expect(sent).toMatchObject({
      'project.status': ['', 'completed', '', '', 'completed'],
      'project.groups': ['Build;Launch', 'Build;Launch', 'Plan;Launch;Web', '', 'Ideas;Launch'],
    });
  });

  it('is changed by the mapping, which also ignores columns', async () => {
    const mapping = { Labels: '', Priority: 'project.tags', 'Issue id': '' };

    const { sent, applied } = await resolve(join(exports, 'jira-cloud-all-fields.csv'), { mapping });

    expect(sent['project.tags']).toEqual(['High', 'Medium', 'Low', 'Highest', 'Lowest']);
    expect(sent).not.toHaveProperty('project.old_id');
    expect(applied?.mapping).toContainEqual({
      heading: 'Priority',
      key: 'project.tags',
      confidence: 1,
      reason: 'mapping',
    });
  });

  it('has the mapping of its first attempt when it is resumed', async () => {
    const path = await files.write('Name,Weather\nRoof,rain\n');
    const first = await resolve(path, { learned: { weather: 'project.description' } });
    const metadata = { ...first.applied };

    const resumed = await resolve(path, { learned: { weather: 'project.tags' }, metadata });

    expect([...resumed.keys.values()]).toEqual(['project.name', 'project.description']);
  });

  it('ignores unknown headings that every object has as a member', async () => {
    const path = await files.write('Name,constructor,toString\nRoof,Silva,x\n');

    const { sent, unknown } = await resolve(path);

    expect(sent).toEqual({ 'project.name': ['Roof'] });
    expect(unknown).toEqual(['constructor', 'toString']);
  });

  it('fails if a required column is missing', async () => {
    const path = await files.write('Weather\nrain\n');

    await expect(resolve(path)).rejects.toMatchObject({ code: 'missing_column' });
  });
});
