import { WorkbookError } from '../workbook-error';

export function endsInTheMiddle(part: string, row?: number): WorkbookError {
  const message = `"${part}" in the workbook ends in the middle. Save the workbook again.`;
  return new WorkbookError('malformed_xml', message, { part, row });
}
