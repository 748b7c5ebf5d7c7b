import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createWorkbookWriter } from '@trackway/xlsx';
import { PORTFOLIO } from './portfolio-projects';

const HEADINGS = ['Code', 'Name', 'Description', 'Customer', 'Contact', 'Status', 'Impact', 'Budget'];

/** Rows that an import rejects, each for another reason. */
const INVALID_ROWS = [
  ['DEM-900', '', 'The name is missing', 'Acme Lisbon', '', 'in-progress', 10, 100_000],
  ['DEM-901', 'Solar carport', 'The budget is no number', 'Acme Porto', '', 'in-progress', 10, 'about 40,000'],
  ['DEM-902', 'Bicycle shed', 'The impact exceeds 100', 'Acme Porto', '', 'in-progress', 400, 1_500_000],
  ['DEM-903', 'Green wall', 'The customer does not exist', 'Atlantis Ltd', '', 'in-progress', 30, 900_000],
  ['DEM-904', 'Stage lighting', 'The status does not exist', 'Harbour Hotels', '', 'almost done', 30, 2_600_000],
];

/** The workbook that is imported: all projects of the portfolio, and some rows that are wrong on purpose. */
export async function portfolioWorkbook(): Promise<Blob> {
  const output = new PassThrough();
  const bytes = buffer(output);
  const writer = createWorkbookWriter(output);
  await writer.addSheet(
    'Portfolio',
    HEADINGS.map((heading) => ({ heading })),
  );
  const rows = PORTFOLIO.map(({ code, name, description, customer, contact, status, impact, budget }) => [
    ...[code, name, description, customer, contact, status],
    ...[impact, budget],
  ]);
  for (const row of [...rows, ...INVALID_ROWS]) await writer.writeRow(row);
  await writer.finish();
  output.end();
  return new Blob([new Uint8Array(await bytes)]);
}
