import { type Caller, IDENTITY_HEADER } from '@trackway/runtime';
import { aCaller, eventually, serviceClient, tokensOf } from '@trackway/testkit';
import { hostileWorkbooks } from '../../../packages/xlsx/test-support/hostile-workbooks';
import { oddWorkbooks } from '../../../packages/xlsx/test-support/odd-workbooks';
import { workbookBytes } from '../../../packages/xlsx/test-support/workbook-bytes';
import { startTestSpreadsheets } from './start-spreadsheets';

type World = Awaited<ReturnType<typeof startTestSpreadsheets>>;

const PATH = '/api/management/spreadsheet-operations';

/** Result of a file: the status of the upload, and the end of the operation. */
interface ImportResult {
  readonly upload: number;
  readonly status?: string;
  readonly rows?: number;
  readonly failure?: string;
}

/** The tests of the reader read all workbooks. Here a tenth of them, and each kind of failure, is sufficient. */
const isChosen = (_workbook: unknown, index: number) => index % 10 === 0;
const kindOf = ({ code, at }: (typeof hostileWorkbooks)[number]) => `${code} ${at ?? 'import'}`;
const someHostile = hostileWorkbooks.filter(
  (one, index, all) => isChosen(one, index) || all.findIndex((other) => kindOf(other) === kindOf(one)) === index,
);

describe('uploads of unusual and hostile workbooks', () => {
  let world: World;
  let service: Awaited<ReturnType<World['start']>>;
  const caller = aCaller();

  beforeAll(async () => {
    world = await startTestSpreadsheets();
    service = await world.start();
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await world.stop();
  });

  async function resultOf(bytes: Uint8Array, by: Caller = caller): Promise<ImportResult> {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(bytes)]), 'rows.xlsx');
    const headers = { [IDENTITY_HEADER]: tokensOf('gateway').sign(by) };
    const url = `http://127.0.0.1:${service.httpPort}${PATH}/import/project`;
    const response = await fetch(url, { method: 'POST', headers, body: form });
    const body = (await response.json()) as { spreadsheet_operation?: { id: string } };
    if (!body.spreadsheet_operation) return { upload: response.status };
    const { id } = body.spreadsheet_operation;
    return eventually(async () => {
      const { spreadsheet_operation: operation } = (
        await serviceClient(service.httpPort, by).send('GET', `${PATH}/${id}`)
      ).body;
      expect(['completed', 'failed']).toContain(operation.status);
      const { status, processed_rows: rows, metadata } = operation;
      return { upload: response.status, status, rows, failure: metadata.failure?.code };
    }, 60_000);
  }

  /** An operation of another tenant, which must complete. */
  const importValid = () => resultOf(workbookBytes(), aCaller());
  const done = { upload: 200, status: 'completed', rows: 1 };

  /** Runs a few at the same time, each time together with a valid import. */
  async function concurrentlyWithValidImport<Item>(
    items: readonly Item[],
    work: (item: Item) => Promise<void>,
  ): Promise<void> {
    for (let from = 0; from < items.length; from += 6) {
      const [good] = await Promise.all([importValid(), ...items.slice(from, from + 6).map(work)]);
      expect(good).toEqual(done);
    }
  }

  it('contain each kind of failure', () => {
    const kinds = new Set(hostileWorkbooks.map(kindOf));

    expect(new Set(someHostile.map(kindOf))).toEqual(kinds);
    expect(kinds.size).toBeGreaterThan(8);
  });

  it('have the expected result without effects on other operations: hostile workbooks', async () => {
    await concurrentlyWithValidImport(someHostile, async ({ name, code, at, make }) => {
      const verdict = await resultOf(make(), aCaller());

      const rejected = { upload: code === 'too_large' ? 413 : 422 };
      // A missing name column is reported before errors in later rows.
      const failure = expect.stringMatching(`^(${code}|missing_column)$`);
      const expected = at === 'inspection' ? rejected : { upload: 200, status: 'failed', rows: 0, failure };
      expect({ name, ...verdict }).toEqual({ name, ...expected });
    });
  }, 600_000);

  it('have the expected result without effects on other operations: unusual workbooks', async () => {
    await concurrentlyWithValidImport(oddWorkbooks().filter(isChosen), async ({ name, names, make }) => {
      const verdict = await resultOf(make(), aCaller());

      expect({ name, ...verdict }).toMatchObject({ name, upload: 200, status: 'completed' });
      expect({ name, rows: verdict.rows }).toEqual({ name, rows: Object.keys(names).length });
    });
  }, 600_000);

  it('have the expected result without effects on other operations: truncated workbooks', async () => {
    const whole = workbookBytes({ strings: '<si><t>a</t></si>' });

    for (let percent = 0; percent < 100; percent += 9) {
      const verdict = await resultOf(whole.subarray(0, Math.floor((whole.length * percent) / 100)));

      expect({ percent, ...verdict }).toEqual({ percent, upload: 422 });
    }
    expect(await importValid()).toEqual(done);
  }, 300_000);
});
