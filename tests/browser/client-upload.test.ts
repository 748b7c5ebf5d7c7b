import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { apiOf } from '../support/api';
import { testBrowser } from '../support/browser';
import { moduleExpression } from '../support/browser-modules';
import { ended, workbook } from '../support/spreadsheets';
import { system } from '../support/system';

const CLIENT = join(__dirname, '..', '..', 'packages', 'client', 'dist');
const BYTES_A_SECOND = 40_000;

jest.setTimeout(60_000);

describe('the client in a browser', () => {
  const browser = testBrowser();
  let page: Page;
  const api = apiOf();

  beforeEach(async () => {
    page = await browser.newPage();
    await page.goto(`${system.base_url}/docs`);
    await page.evaluate(`globalThis.client = ${moduleExpression(CLIENT)}.createClient(
      { baseUrl: location.origin, token: ${JSON.stringify(api.token)}, retries: 0 })`);
    const rows = Array.from({ length: 1_000 }, (_, row) => [`Project ${row}`, `${Math.random()}${Math.random()}`]);
    const file = Buffer.from(await (await workbook([['Name', 'Description'], ...rows])).arrayBuffer());
    await page.evaluate(`globalThis.workbook = new Blob([Uint8Array.fromBase64?.('${file.toString('base64')}')
      ?? Uint8Array.from(atob('${file.toString('base64')}'), (character) => character.charCodeAt(0))])`);
    const network = await page.context().newCDPSession(page);
    const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: BYTES_A_SECOND };
    await network.send('Network.emulateNetworkConditions', conditions);
  });
  it('reports the progress of an upload', async () => {
    const { id, size, seen } = await page.evaluate<{
      id: string;
      size: number;
      seen: { sent: number; total: number }[];
    }>(
      `(async () => {
        const seen = [];
        const onUpload = (progress) => seen.push(progress);
        const { id } = await client.spreadsheets.import('project', workbook, { onUpload });
        return { id, size: workbook.size, seen };
      })()`,
    );

    expect(seen.length).toBeGreaterThan(1);
    expect(seen[0]?.sent).toBeLessThan(size);
    expect(seen.map(({ sent }) => sent)).toEqual(seen.map(({ sent }) => sent).sort((a, b) => a - b));
    expect(seen.at(-1)?.sent).toBe(seen.at(-1)?.total);
    expect(seen.at(-1)?.total).toBeGreaterThan(size);
    expect(await ended(api, id)).toMatchObject({ status: 'completed', total_rows: 1_000, errors_count: 0 });
  });

  it('throws the error of a rejected upload, and aborts an upload on request', async () => {
    const outcomes = await page.evaluate(`(async () => {
      const onUpload = () => undefined;
      const refused = client.spreadsheets.import('project', new Blob(['no workbook']), { onUpload });
      const calledOff = new AbortController();
      const left = client.spreadsheets.import('project', workbook, {
        onUpload: () => calledOff.abort(new Error('never mind')),
        signal: calledOff.signal,
      });
      return [await refused.catch(({ status, code, requestId }) => ({ status, code, named: requestId !== undefined })),
        await left.catch(({ message }) => message)];
    })()`);

    expect(outcomes).toEqual([{ status: 422, code: 'validation_errors', named: true }, 'never mind']);
  });
});
