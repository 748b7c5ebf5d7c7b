import { cellKinds } from '@trackway/xlsx';
import { convertByRule } from './convert-by-rule';
import type { SourceColumn } from './sources/source';

it('a list of another system is separated by semicolons, with names in quotes that contain one', () => {
  const rule = { listSeparator: ',' } as SourceColumn;
  const cells = { values: ['Urgent, R&D; "Lab", ,Home'], kinds: Uint8Array.of(cellKinds.text) };

  expect(convertByRule(cells, rule, undefined).values).toEqual(['Urgent;"R&D; ""Lab""";Home']);
});
