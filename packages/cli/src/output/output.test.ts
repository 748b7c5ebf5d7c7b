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
  it('has its columns under their headings', () => {
    expect(table(['A', 'LONG'], [['wide', 'x']])).toBe('A     LONG\nwide  x');
  });
});

describe('text from outside', () => {
  it('cannot steer the terminal', () => {
    expect(plain('a\u001b[2J\nb')).toBe('a [2J b');
  });
});

describe('progress', () => {
  it('says how far it is and what is wrong', () => {
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
    const unseen = drawn.length;
    showProgress({ ...terminal, isInteractive: true })(operation);

    expect([unseen, drawn.length]).toEqual([0, 1]);
  });
});
