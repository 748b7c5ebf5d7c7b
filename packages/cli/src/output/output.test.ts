import type { SpreadsheetOperation } from '@trackway/client';
import { progressLine, showProgress } from './progress';
import { plain, table } from './table';

const operation = {
  status: 'processing',
  percentage: 50,
  processed_rows: 5,
  total_rows: 10,
  errors_count: 1,
} as SpreadsheetOperation;

describe('a table', () => {
  it('aligns columns with their headings', () => {
    expect(table(['A', 'LONG'], [['wide', 'x']])).toBe('A     LONG\nwide  x');
  });

  it('can have more rows than a function can have arguments', () => {
    expect(table(['A'], Array(200_000).fill(['x'])).length).toBe(400_001);
  });
});

describe('text from the API', () => {
  it('cannot contain control sequences of the terminal', () => {
    expect(plain('a\u001b[2J\nb\u202ec')).toBe('a [2J b c');
  });

  it('retains characters that join or separate letters', () => {
    expect(plain('می\u200cخواهم 👨\u200d👩')).toBe('می\u200cخواهم 👨\u200d👩');
  });
});

describe('progress', () => {
  it('contains the number of processed rows and of errors', () => {
    expect(progressLine(operation)).toBe(`${'█'.repeat(15)}${'░'.repeat(15)}  50 %  5/10 rows, 1 error  processing`);
  });

  it('is drawn only on a terminal', () => {
    const drawn: string[] = [];
    const terminal = {
      out: () => undefined,
      err: (text: string) => void drawn.push(text),
      readInput: async () => '',
      outBytes: () => undefined,
      hasColors: false,
    };

    showProgress({ ...terminal, isInteractive: false })(operation);
    const withoutTerminal = drawn.length;
    showProgress({ ...terminal, isInteractive: true })(operation);

    expect([withoutTerminal, drawn.length]).toEqual([0, 1]);
  });
});
