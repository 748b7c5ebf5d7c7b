import { importTarget } from './columns/import-target';
import { readImportOptions } from './import-schemas';

describe('texts that a database cannot store', () => {
  it.each([
    ['sheet', { sheet: 'a\0' }],
    ['mapping', { mapping: '{"a\\u0000": "project.name"}' }],
    ['mapping', { mapping: '{"\\ud800": ""}' }],
  ])('are rejected in %s', (part, fields) => {
    const validation = { [part]: [expect.any(String)] };

    expect(() => readImportOptions(importTarget('project'), 'workbook', fields)).toThrow(
      expect.objectContaining({ code: 'validation_errors', details: expect.objectContaining({ validation }) }),
    );
  });
});

describe('a mapping of headings', () => {
  const mappingOf = (mapping: object) =>
    readImportOptions(importTarget('project'), 'workbook', { mapping: JSON.stringify(mapping) }).mapping;

  it('ignores spaces around the headings, as the import does', () => {
    expect(mappingOf({ ' Title ': 'project.name' })).toEqual({ Title: 'project.name' });
  });

  it('is rejected for columns that are exported only', () => {
    expect(() => mappingOf({ Title: 'project.created_at' })).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({
          validation: {
            mapping: [expect.stringMatching(/^Unknown columns: project.created_at. Available: (?!.*_at)/)],
          },
        }),
      }),
    );
  });
});

describe('options of texts', () => {
  it('are read for text files, with separators by name or as the character', () => {
    const fields = { encoding: 'windows-1252', date_order: 'mdy', decimal_mark: 'comma' };

    for (const separator of [';', 'semicolon']) {
      expect(readImportOptions(importTarget('project'), 'text', { ...fields, separator }).text).toEqual({
        encoding: 'windows-1252',
        separator: 'semicolon',
        dateOrder: 'mdy',
        decimalMark: 'comma',
      });
    }
    expect(readImportOptions(importTarget('project'), 'text', {})).not.toHaveProperty('text');
  });

  it('are the format of texts only for workbooks', () => {
    expect(readImportOptions(importTarget('project'), 'workbook', { date_order: 'mdy' }).text).toEqual({
      dateOrder: 'mdy',
    });
  });

  it.each([
    ['workbook', { encoding: 'utf-8' }],
    ['workbook', { separator: ';' }],
    ['text', { sheet: 'Projects' }],
    ['text', { separator: ':' }],
    ['text', { encoding: 'latin' }],
    ['text', { date_order: 'dym' }],
    ['text', { decimal_mark: ';' }],
  ] as const)('are rejected if they do not apply or are unknown: %s %j', (kind, fields) => {
    expect(() => readImportOptions(importTarget('project'), kind, fields)).toThrow(
      expect.objectContaining({ code: 'validation_errors' }),
    );
  });
});
