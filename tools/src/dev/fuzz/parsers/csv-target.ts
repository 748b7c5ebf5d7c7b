import type { FuzzTarget } from './fuzz-target';
import { makeReadFile } from './read-file-target';

const seeds = [
  'Code,Name,Due\nP-1,"Roof, new",2026-03-04\nP-2,"a ""b""\r\nc",05/04/2026\n',
  'sep=;\nCode;Price\nP-1;1.234,50\nP-2;-7,00\n',
  '\uFEFFCode\tPrice\nP-1\t1,234.50\nP-2\t\n',
  'a|b\n"1"|2\n\n3|4',
];

/** The CSV reader. */
export const csvTarget = (): FuzzTarget => ({
  package: 'xlsx',
  seeds: [...seeds.map((text) => Buffer.from(text)), Buffer.from(`\uFEFF${seeds[0]}`, 'utf16le')],
  dictionary: [
    '"',
    '""',
    '\r\n',
    '\n',
    ',',
    ';',
    '\t',
    '|',
    'sep=;\n',
    '\uFEFF',
    '1.234,5',
    '01/02/2026',
    '2026-02-30',
  ],
  run: makeReadFile({ text: {} }),
});
