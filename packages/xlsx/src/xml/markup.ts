import { WorkbookError } from '../model/workbook-error';
import { APOSTROPHE, BANG, DASH, GT, LEFT_BRACKET, QUESTION, QUOTE } from './bytes';

const commentEnd = Buffer.from('-->');
const cdataEnd = Buffer.from(']]>');
const instructionEnd = Buffer.from('?>');

/**
 * Returns the position after the tag, comment, instruction or CDATA section at `at`, or -1 if it is incomplete.
 * @throws WorkbookError for other declarations (DOCTYPE, ENTITY …), because entities can expand without limit
 */
export function skipMarkup(bytes: Buffer, at: number, end: number, part: string): number {
  if (at + 3 >= end) return -1;
  const next = bytes[at + 1];
  if (next === QUESTION) return after(bytes, instructionEnd, at + 2, end);
  if (next !== BANG) return skipTag(bytes, at + 1, end);
  const kind = bytes[at + 2];
  if (kind === DASH) return after(bytes, commentEnd, at + 4, end);
  if (kind === LEFT_BRACKET) return after(bytes, cdataEnd, at + 9, end);
  throw entitiesNotAllowed(part);
}

export function entitiesNotAllowed(part: string): WorkbookError {
  const message = 'The workbook declares XML entities or a document type, which is not allowed.';
  return new WorkbookError('entities_refused', message, { part });
}

export function incompletePart(part: string, row?: number): WorkbookError {
  const message = `"${part}" in the workbook is incomplete. Save the workbook again.`;
  return new WorkbookError('malformed_xml', message, { part, row });
}

/** A `>` inside an attribute value does not end the tag. */
function skipTag(bytes: Buffer, at: number, end: number): number {
  let i = at;
  while (i < end) {
    const byte = bytes[i++];
    if (byte === GT) return i;
    if (byte === QUOTE || byte === APOSTROPHE) {
      while (i < end && bytes[i] !== byte) i++;
      i++;
    }
  }
  return -1;
}

function after(bytes: Buffer, what: Buffer, from: number, end: number): number {
  const found = bytes.subarray(0, end).indexOf(what, from);
  return found === -1 ? -1 : found + what.length;
}
