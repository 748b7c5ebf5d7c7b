/** Descriptions of members of imports and exports. */
export const spreadsheetsDescriptions: Readonly<Record<string, string>> = {
  'ImportSuggestion.type': 'The type of the import',
  'ImportSuggestion.columns': 'The columns of the sheet, from left to right',
  'source.name': 'Name of the system, for programs',
  'source.title': 'Name of the system, for people',
  'text_format.columns': 'Columns with dates or numbers',
  'columns.ambiguous': 'Whether all values fit several formats',
  'columns.date_order': 'Detected order of day, month and year',
  'columns.decimal_mark': 'Detected decimal mark',
  'columns.suggestion': 'The most likely column key; null without one',
  'columns.alternatives': 'Other possible column keys, the most likely one first',
  'suggestion.confidence': 'From 0 to 1',
  'alternatives.confidence': 'From 0 to 1',
  'text_format.encoding': 'Detected or given encoding',
  'text_format.separator': 'What separates the cells',
  'RowError.code': 'Code of the error, such as `missing_column`',
  'RowError.value': 'The rejected value, as text',
  'SpreadsheetOperation.action': 'Whether it is an import or an export',
  'SpreadsheetOperation.metadata':
    'Details that depend on the action, such as `outcomes`, `unknown_columns` (headings that it ignored), `unnamed_columns` (columns without a heading, and the number of their cells) and `rollback` of an import, `cut_texts` of an export (the number of texts longer than a cell of XLSX, 32,767 characters; CSV has them completely), or `failure`',
  'SpreadsheetOperation.status': '`pending` and `processing`, then `completed`, or `failed` with `metadata.failure`',
  'SpreadsheetOperation.type': 'What its rows are, such as `project`',
};
