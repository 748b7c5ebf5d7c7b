import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createWorkbookWriter } from '@trackway/xlsx';

/** An upload with a workbook of one sheet. The first row has the headings. */
export async function workbookOf(rows: readonly (readonly (string | number)[])[]): Promise<FormData> {
  const [headings = [], ...others] = rows;
  const output = new PassThrough();
  const content = buffer(output);
  const writer = createWorkbookWriter(output);
  await writer.addSheet(
    'Rows',
    headings.map((heading) => ({ heading: String(heading) })),
  );
  for (const row of others) await writer.writeRow([...row]);
  await writer.finish();
  output.end();
  const form = new FormData();
  form.append('file', new Blob([await content]), 'rows.xlsx');
  return form;
}
