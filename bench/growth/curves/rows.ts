import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRows } from '../../import/copy-rows.ts';
import { FrameOfItsOwn, writeWorkbook } from '../../import/system.ts';
import { type Curve, powers } from '../curve.ts';
import type { System } from '../system.ts';

const WARM_UP_ROWS = 5_000;

/** Imports of workbooks of ten columns, beside COPY of the same rows. */
export async function rowsCurve({ connection, cpuTime }: System, largest = 100_000): Promise<Curve> {
  const counts = powers(10, 100, largest);
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  const workbook = join(folder, 'workbook.xlsx');
  const times: number[] = [];
  const copies: number[] = [];
  const cpu: number[] = [];
  const importRows = async (count: number) => {
    await writeWorkbook(workbook, count);
    return new FrameOfItsOwn(connection).importProjects(workbook, count);
  };
  try {
    // Warm-up.
    await importRows(WARM_UP_ROWS);
    for (const count of counts) {
      copies.push(await copyRows(connection.servers.postgres_url, count));
      const before = cpuTime();
      times.push(await importRows(count));
      cpu.push((cpuTime() - before) / count);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return {
    title: 'Imports of projects',
    quantity: 'rows of the workbook',
    xs: counts,
    panels: [
      {
        title: 'time, s',
        series: [
          { name: 'import', values: times },
          { name: 'COPY', values: copies, isReference: true },
        ],
      },
      { title: 'CPU of a row, ms', series: [{ name: 'system', values: cpu }] },
    ],
  };
}
