export const fix = {
  'fix.title': 'Fix rejected rows',
  'fix.back': 'Back to the import',
  'fix.about': 'Correct the marked cells. Only these rows are imported again, with the options of the first import.',
  'fix.mapping_about': 'Choose the column of each heading again, or leave it out.',
  'fix.left_out': 'It was left out by the first import.',
  'fix.cell': '{column}, row {row}',
  'fix.import': 'Import {count|# row|# rows}',
  'fix.too_many': 'More than {count} rows',
  'fix.too_many_about':
    'Download the rejected rows, correct them in a spreadsheet program, and import the workbook again.',
} as const;
