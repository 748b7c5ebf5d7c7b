import { answerColumns, answerKindOf } from './answer-value';

describe('the compared value of an answer', () => {
  it.each([
    ['short_text', 'high', [{ text_value: 'high' }]],
    ['file', 'plan.pdf', [{ text_value: 'plan.pdf' }]],
    ['number', 4.5, [{ number_value: 4.5 }]],
    ['money', 1200, [{ number_value: 1200 }]],
    ['date', '2026-01-02', [{ time_value: '2026-01-02' }]],
    ['date', '0000-01-01', []],
    ['datetime', '+010000-01-01T01:59:59.000Z', []],
    ['boolean', false, [{ boolean_value: false }]],
    ['single_choice', 'a', [{ option_value: 'a' }]],
    ['multiple_choice', ['a', 'b'], [{ option_value: 'a' }, { option_value: 'b' }]],
    ['multiple_choice', [], []],
    ['number', null, []],
    ['short_text', 'a\0b', [{ text_value: 'a\uFFFDb' }]],
  ])('%s %j', (type, value, rows) => {
    expect(answerColumns(type, value)).toEqual(rows);
  });

  it('is a text for unknown types', () => {
    expect(answerKindOf('hologram')).toBe('text');
  });
});
