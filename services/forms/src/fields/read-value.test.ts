import type { FormField } from './field';
import { isBlank, readValue } from './read-value';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
const PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';

function field(type: FormField['type'], validation: FormField['validation'] = {}): FormField {
  const choices = type.endsWith('choice') ? options : [];
  return {
    id: 'f',
    key: null,
    label: 'F',
    help: null,
    type,
    required: true,
    options: choices,
    validation,
    visibleWhen: null,
  };
}

type Row = [FormField['type'], FormField['validation'], unknown, unknown];

const accepted: Row[] = [
  ['short_text', {}, 'Olá 👋🏽 你好 مرحبا', 'Olá 👋🏽 你好 مرحبا'],
  ['short_text', { max_length: 2 }, '👋👋', '👋👋'],
  ['short_text', {}, '  ', null],
  ['long_text', {}, 'x'.repeat(65_536), 'x'.repeat(65_536)],
  ['number', { min: -1, max: 1 }, -0.5, -0.5],
  ['number', {}, 0, 0],
  ['money', { min: 0, max: 100 }, 100, 100],
  ['date', { min: '2026-01-01', max: '2026-12-31' }, '2026-12-31', '2026-12-31'],
  ['date', {}, '2024-02-29', '2024-02-29'],
  ['datetime', { min: '2026-01-01T00:00:00Z' }, '2026-01-01T02:00:00+01:00', '2026-01-01T01:00:00.000Z'],
  ['boolean', {}, false, false],
  ['single_choice', {}, 'b', 'b'],
  ['multiple_choice', { min_choices: 1, max_choices: 2 }, ['c', 'a'], ['a', 'c']],
  ['multiple_choice', {}, [], null],
  ['email', {}, ' ana@example.org ', 'ana@example.org'],
  ['phone', {}, '+351 (912) 345-678', '+351 (912) 345-678'],
  ['url', {}, 'https://example.org/ü?q=1', 'https://example.org/ü?q=1'],
  ['rating', {}, 5, 5],
  ['rating', { max: 10 }, 10, 10],
  ['signature', {}, PNG, PNG],
  ['file', {}, null, null],
];

const rejected: Row[] = [
  ['short_text', {}, 5, 'text'],
  ['short_text', {}, ['x'], 'text'],
  ['short_text', {}, 'a\u0000', 'characters'],
  ['short_text', {}, 'a\ud800', 'characters'],
  ['short_text', { min_length: 3 }, 'ab', 'too_short'],
  ['short_text', { max_length: 3 }, 'abcd', 'too_long'],
  ['short_text', {}, 'x'.repeat(1_001), 'too_long'],
  ['long_text', {}, 'x'.repeat(65_537), 'too_long'],
  ['number', {}, '5', 'number'],
  ['number', {}, Number.NaN, 'number'],
  ['number', {}, Number.POSITIVE_INFINITY, 'number'],
  ['number', { integer: true }, 1.5, 'integer'],
  ['number', { min: 2 }, 1, 'too_small'],
  ['number', { max: 2 }, 3, 'too_big'],
  ['money', {}, 1.5, 'minor_units'],
  ['money', { max: 1 }, 2, 'too_big'],
  ['date', {}, '2026-02-29', 'date'],
  ['date', {}, '21/11/2026', 'date'],
  ['date', { min: '2026-01-02' }, '2026-01-01', 'too_early'],
  ['date', { max: '2026-01-02' }, '2026-01-03', 'too_late'],
  ['datetime', {}, '2026-01-01', 'datetime'],
  ['datetime', {}, '2026-01-01T00:00:00', 'datetime'],
  ['datetime', {}, '2026-02-30T00:00:00Z', 'datetime'],
  ['date', {}, '0000-01-01', 'date'],
  ['datetime', {}, '0001-01-01T00:00:00+02:00', 'datetime'],
  ['datetime', {}, '9999-12-31T23:59:59-02:00', 'datetime'],
  ['datetime', { max: '2026-01-01T00:00:00Z' }, '2026-01-01T00:00:01Z', 'too_late'],
  ['boolean', {}, 'true', 'boolean'],
  ['boolean', {}, 1, 'boolean'],
  ['single_choice', {}, 'd', 'choice'],
  ['single_choice', {}, ['a'], 'choice'],
  ['multiple_choice', {}, 'a', 'choices'],
  ['multiple_choice', {}, ['a', 'd'], 'choices'],
  ['multiple_choice', {}, ['a', 'a'], 'choices'],
  ['multiple_choice', { min_choices: 2 }, ['a'], 'too_few'],
  ['multiple_choice', { max_choices: 1 }, ['a', 'b'], 'too_many'],
  ['email', {}, 'ana@example', 'email'],
  ['email', {}, 'ana example.org', 'email'],
  ['phone', {}, 'call me', 'phone'],
  ['phone', {}, '----------', 'phone'],
  ['url', {}, 'javascript:alert(1)', 'url'],
  ['url', {}, 'https://', 'url'],
  ['rating', {}, 6, 'too_big'],
  ['rating', {}, 0, 'too_small'],
  ['rating', {}, 2.5, 'integer'],
  ['signature', {}, 'data:image/svg+xml;base64,PHN2Zz4=', 'signature'],
  ['signature', {}, `${PNG}${'A'.repeat(110_000)}`, 'signature'],
  ['file', {}, { id: 'x' }, 'upload'],
  ['section', {}, 'x', 'section'],
];

describe('readValue', () => {
  it.each(accepted)('for a %s %j accepts %.40j', (type, validation, raw, value) => {
    expect(readValue(field(type, validation), raw)).toEqual({ value });
  });

  it.each(rejected)('for a %s %j rejects %.40j', (type, validation, raw, code) => {
    expect(readValue(field(type, validation), raw)).toMatchObject({ issue: { code } });
  });
});

it.each([
  [[{}, { a: ' ', b: null, c: [] }], true],
  [[], true],
  [[{ a: false }], false],
  [[{ a: {} }], false],
  [['']], // A choice is not a line.
])('the list %j is blank: %p', (list, blank = false) => {
  expect(isBlank(list)).toBe(blank);
});
