import { type Caller, IDENTITY_HEADER } from '@trackway/runtime';
import { eventually, serviceClient, tokensOf } from '@trackway/testkit';
import ExcelJS from 'exceljs';

const path = '/api/management/spreadsheet-operations';

/** Exports by a caller, through the HTTP API of the service. */
export function exportsBy(caller: Caller, { httpPort }: { readonly httpPort: number }) {
  async function start(type: string, body: object = {}) {
    return serviceClient(httpPort, caller).send('POST', `${path}/export/${type}`, body);
  }

  async function exported(type: string, body: object = {}): Promise<Buffer> {
    const { status, body: started } = await start(type, body);
    expect({ status, started }).toMatchObject({ status: 200 });
    const { id } = started.spreadsheet_operation;
    await eventually(async () => {
      const { body: read } = await serviceClient(httpPort, caller).send('GET', `${path}/${id}`);
      expect(read.spreadsheet_operation).toMatchObject({ status: 'completed', percentage: 100 });
    }, 20_000);
    const headers = { [IDENTITY_HEADER]: tokensOf('gateway').sign(caller) };
    const file = await fetch(`http://127.0.0.1:${httpPort}${path}/${id}/download`, { headers });
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
  return { start, exported, sheetsOf };
}
