// Figures as one quantity grows. `npm run bench -- growth <curve> [largest] [--store]`. Needs TEST_CONNECTION.
// `--store` keeps them in figures.json, and draws them into docs/pictures.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from '../harness/machine.ts';
import { type Curve, type StoredCurve, tableOf } from './curve.ts';
import { clientsCurve } from './curves/clients.ts';
import { projectsCurve } from './curves/projects.ts';
import { replicasCurve } from './curves/replicas.ts';
import { rowsCurve } from './curves/rows.ts';
import { tenantsCurve } from './curves/tenants.ts';
import { draw } from './draw.ts';
import { readSystem, type System } from './system.ts';

const FIGURES = join(import.meta.dirname, 'figures.json');
const PICTURES = join(import.meta.dirname, '..', '..', 'docs', 'pictures');

const curves: Readonly<Record<string, (system: System, largest?: number) => Promise<Curve>>> = {
  projects: projectsCurve,
  tenants: tenantsCurve,
  clients: clientsCurve,
  replicas: replicasCurve,
  rows: rowsCurve,
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { store: { type: 'boolean' } }, allowPositionals: true });
  const [name = '', largest] = positionals;
  const measureCurve = curves[name];
  if (!measureCurve) throw new Error(`Name a curve: ${Object.keys(curves).join(', ')}.`);
  const measured = describeMachine();
  const curve = {
    ...(await measureCurve(readSystem(), largest === undefined ? undefined : Number(largest))),
    measured,
  };
  process.stdout.write(`${measured}\n\n${tableOf(curve)}\n`);
  if (values.store) store(name, curve);
}

function store(name: string, curve: StoredCurve): void {
  const stored: Record<string, StoredCurve> = JSON.parse(readFileSync(FIGURES, 'utf8'));
  writeFileSync(FIGURES, `${JSON.stringify({ ...stored, [name]: curve }, null, 2)}\n`);
  writeFileSync(join(PICTURES, `growth-${name}.svg`), draw(curve));
}

await main();
