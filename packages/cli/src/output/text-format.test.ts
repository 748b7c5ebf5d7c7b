import { textFormatOf } from './text-format';

describe('the format of a text file', () => {
  it('is one line, with the options that decide ambiguous settings', () => {
    const text_format = {
      encoding: 'utf-8',
      separator: 'comma',
      columns: [
        { heading: 'Due', date_order: 'dmy', ambiguous: true },
        { heading: 'Budget', decimal_mark: 'comma', ambiguous: false },
      ],
      ambiguous: ['date_order'],
    };

    expect(textFormatOf({ metadata: { text_format } })).toBe(
      'read as utf-8, comma, dates dmy in Due, decimal comma in Budget\nambiguous: set --date-order if this is wrong',
    );
    expect(textFormatOf({ metadata: { text_format: { ...text_format, ambiguous: [] } } })).not.toContain('\n');
  });

  it('is missing for workbooks', () => {
    expect(textFormatOf({ metadata: {} })).toBeUndefined();
  });
});
