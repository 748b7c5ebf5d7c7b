import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrackwayClient } from '@trackway/client';
import type { Command } from '../command';
import { CommandFailure } from '../command-failure';
import { exportRows } from './export';
import { importRows } from './import';

const OPERATION = { id: '1', status: 'failed', processed_rows: 0, errors_count: 0 };

/** Runs a command whose operation ends as this one did, and gives what was written. */
async function runFailing(command: Command, words: readonly string[], ended: object) {
  const written = { err: '', thrown: undefined as unknown };
  const start = async () => ({ id: '1' });
  const spreadsheets = { import: start, export: start, wait: async () => ({ ...OPERATION, ...ended }) };
  const terminal = {
    out: () => undefined,
    err: (text: string) => {
      written.err += text;
    },
    isWatched: false,
    readInput: async () => '',
  };
  const surroundings = {
    terminal,
    client: () => ({ spreadsheets }) as unknown as TrackwayClient,
    credentials: { read: () => undefined, write: () => '' },
    signal: new AbortController().signal,
  };
  await command.run({ words, texts: {}, flags: {} }, surroundings).catch((error: unknown) => {
    written.thrown = error;
  });
  return written;
}

describe('an operation that failed', () => {
  const metadata = { failure: { code: 'missing_column', message: 'The sheet lacks a required column: Name.' } };

  it.each([
    ['import', importRows, ['project', __filename]],
    ['export', exportRows, ['project']],
  ] as const)('says why: %s', async (action, command, words) => {
    const { err, thrown } = await runFailing(command, words, { action, metadata });

    expect(err).toBe(`The ${action} failed: The sheet lacks a required column: Name. (missing_column)\n`);
    expect(thrown).toBeInstanceOf(CommandFailure);
  });

  it('is reported without a known reason', async () => {
    const { err } = await runFailing(exportRows, ['project'], { action: 'export', metadata: {} });

    expect(err).toBe('The export failed: The reason is unknown. (server_error)\n');
  });
});

it('the help of export names every type that the API takes', () => {
  const document = readFileSync(join(__dirname, '../../../../docs/openapi.json'), 'utf8');
  const { paths } = JSON.parse(document);
  const [type] = paths['/api/management/spreadsheet-operations/export/{type}'].post.parameters;

  expect(exportRows.summary).toContain(type.description.replace('One of: ', ''));
});
