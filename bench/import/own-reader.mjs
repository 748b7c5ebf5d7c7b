import { createRequire } from 'node:module';
import { sayUsage } from '../export/own-usage.mjs';

const { openWorkbookInWorker } = createRequire(import.meta.url)('../../packages/xlsx/dist/index.js');
const started = performance.now();
const reader = await openWorkbookInWorker(process.argv[2]);
let rows = 0;
for await (const batch of reader.rows({ afterRow: 1, batchRows: 1_000 })) rows += batch.rows.length;
await reader.close();
if (rows !== Number(process.argv[3])) throw new Error(`There were ${rows} rows.`);
sayUsage(started);
