import { type SeparatorName, separators } from '../model/text-format';

const maxSampleRows = 200;
/** If several separators fit equally well, the first one applies. */
const preference: readonly SeparatorName[] = ['tab', 'semicolon', 'comma', 'pipe'];

export interface DetectedSeparator {
  readonly separator: SeparatorName;
  readonly isAmbiguous: boolean;
}

interface Candidate {
  readonly separator: SeparatorName;
  readonly cells: number;
  /** Part of the rows that have as many cells as the first row. */
  readonly even: number;
}

/** Finds the separator that gives the rows of a sample the same number of cells. `isWhole`: the sample is the complete file. */
export function detectSeparator(sample: string, isWhole: boolean): DetectedSeparator {
  const candidates = preference.map((separator) => rate(sample, separator, isWhole)).filter(({ cells }) => cells > 1);
  const best = candidates.toSorted((one, other) => other.even - one.even || other.cells - one.cells)[0];
  if (best === undefined) return { separator: 'comma', isAmbiguous: false };
  // Texts contain commas and semicolons, but hardly ever tabs.
  const isAmbiguous =
    best.separator !== 'tab' &&
    candidates.some((other) => other !== best && other.even === best.even && other.cells === best.cells);
  return { separator: best.separator, isAmbiguous };
}

/** Spreadsheet programs write and read a first line such as `sep=;`. Returns its separator and its length. */
export function readSeparatorLine(sample: string): { separator: SeparatorName; length: number } | undefined {
  const [line, character] = /^sep=([,;\t|])(?:\r\n|\r|\n)/i.exec(sample) ?? [];
  const separator = preference.find((name) => separators[name] === character);
  return line === undefined || separator === undefined ? undefined : { separator, length: line.length };
}

function rate(sample: string, separator: SeparatorName, isWhole: boolean): Candidate {
  const counts = countCells(sample, separators[separator], isWhole);
  const [first = 0] = counts;
  // A row may be shorter, because some programs omit empty cells at its end.
  const same = counts.filter((count) => count === first).length;
  const shorter = counts.filter((count) => count < first && count > 1).length;
  return { separator, cells: first, even: counts.length === 0 ? 0 : (same + shorter / 2) / counts.length };
}

/** Number of cells of the complete rows, without blank ones. */
function countCells(sample: string, separator: string, isWhole: boolean): number[] {
  const counts: number[] = [];
  let cells = 1;
  let isQuoted = false;
  let mayOpen = true;
  let isBlank = true;
  const endRow = () => {
    if (!isBlank) counts.push(cells);
    cells = 1;
    isBlank = true;
  };
  for (const character of sample) {
    const isQuote = character === '"';
    if (isQuoted) {
      // A doubled quote ends and opens the quoted text, which does not change the count.
      isQuoted = !isQuote;
      mayOpen = isQuote;
      continue;
    }
    const isLineEnd = character === '\n' || character === '\r';
    if (isQuote && mayOpen) isQuoted = true;
    else if (character === separator) cells++;
    else if (isLineEnd) endRow();
    if (!isLineEnd && character !== separator) isBlank = false;
    mayOpen = isLineEnd || character === separator;
    if (counts.length === maxSampleRows) return counts;
  }
  if (isWhole && !isQuoted) endRow();
  return counts;
}
