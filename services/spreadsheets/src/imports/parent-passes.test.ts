import type { ImportType } from '@trackway/contracts';
import { openWorkbook } from '@trackway/xlsx';
import { TemporaryFiles } from '../../../../packages/xlsx/test-support/temporary-files';
import type { Cells } from './cells';
import { mapColumns } from './column-mapping';
import { importTarget } from './columns/import-target';
import { planParentPasses, sheetRow } from './parent-passes';
import { rowsByPass } from './rows-by-pass';

const files = new TemporaryFiles();
afterAll(() => files.remove());

interface Given {
  readonly type?: ImportType;
  readonly afterRow?: number;
  readonly parentsByName?: boolean;
}

/** The rows in the order in which they are applied, as `<row>:<code>←<parent>`. */
async function applied(content: string, { type = 'project', afterRow = 1, parentsByName = false }: Given = {}) {
  const reader = await openWorkbook(await files.write(content), { text: {} });
  const options = { mapping: {}, mode: 'create', matchBy: null } as const;
  const mapping = { ...mapColumns(importTarget(type), await reader.heading(), options), parentsByName };
  const passes = await planParentPasses(reader, type, mapping);
  const rows: string[] = [];
  const numbers: number[] = [];
  const source = { reader, target: importTarget(type), mapping, convert: (_: number, cells: Cells) => cells, passes };
  for await (const { rowNumbers, columns } of rowsByPass(source, afterRow, 2)) {
    const [codes, parents] = ['name', 'parent'].map(
      (field) => columns.find(({ key }) => key === `${type}.${field}`)?.values ?? [],
    );
    for (const [index, row] of rowNumbers.entries())
      rows.push(`${sheetRow(row)}:${codes?.[index]}←${parents?.[index] ?? ''}`);
    numbers.push(...rowNumbers);
  }
  await reader.close();
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  return { rows, numbers, count: passes?.count };
}

describe('rows with parents', () => {
  it('are applied in the order of the sheet if parents come first', async () => {
    const { rows, count } = await applied('Code,Name,Parent\nA,a,\nB,b,A\nC,c,B\nD,d,Z\n');

    expect(rows).toEqual(['2:a←', '3:b←A', '4:c←B', '5:d←Z']);
    expect(count).toBeUndefined();
  });

  it('are applied after parents in later rows, by code and old id', async () => {
    const { rows, count } = await applied('Code,Old id,Name,Parent\nA,1,a,2\nB,2,b,C\nC,3,c,\nD,4,d,C\n');

    expect(rows).toEqual(['4:c←', '5:d←C', '3:b←C', '2:a←2']);
    expect(count).toBe(3);
  });

  it('may form a long chain', async () => {
    const chain = Array.from({ length: 20_000 }, (_, n) => `P${n},p,P${n + 1}\n`);

    expect((await applied(`Code,Name,Parent\n${chain.join('')}`)).count).toBe(50);
  });

  it('are applied in the order of the sheet if the text of a parent is longer than any code', async () => {
    const parent = 'x'.repeat(256);

    expect((await applied(`Code,Name,Parent\nA,a,${parent}\n${parent},b,\n`)).count).toBeUndefined();
    expect((await applied(`Code,Name,Parent\nA,a,${parent.slice(1)}\n${parent.slice(1)},b,\n`)).count).toBe(2);
  });

  it('continue after a row of a pass', async () => {
    const content = 'Code,Name,Parent\nA,a,B\nB,b,C\nC,c,\n';
    const { numbers } = await applied(content);

    for (const [index, afterRow] of numbers.entries()) {
      expect((await applied(content, { afterRow })).numbers).toEqual(numbers.slice(index + 1));
    }
  });

  it('in a circle are applied once', async () => {
    const { rows } = await applied('Code,Name,Parent\nA,a,B\nB,b,A\nC,c,C\n');

    expect(rows.toSorted()).toEqual(['2:a←B', '3:b←A', '4:c←C']);
  });

  it('of customers are found by name', async () => {
    const { rows } = await applied('Name,Parent\na,b\nb,\n', { type: 'customer' });

    expect(rows).toEqual(['3:b←', '2:a←b']);
  });

  it('named by their name have its id, unless several rows have the name', async () => {
    const content = 'Old id,Name,Parent\n1,a,b\n2,b,\n3,c,d\n4,d,\n5,d,\n';

    const { rows } = await applied(content, { parentsByName: true });

    expect(rows).toEqual(['3:b←', '5:d←', '6:d←', '2:a←2', '4:c←d']);
  });

  it('are applied in a bounded number of passes', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => `C${index},c,C${index + 1}`);

    expect((await applied(`Code,Name,Parent\n${rows.join('\n')}\n`)).rows).toHaveLength(200);
  });
});
