// Inspects and reads the workbooks whose paths are the lines of the standard input, and writes the result and cost of each.
// A separate process, because its memory and processor time are measured.
require('./run-typescript.cjs');
const { createInterface } = require('node:readline');
const { inspectWorkbook } = require('../src/reader/inspect-workbook');
const { openWorkbook } = require('../src/reader/open-workbook');

async function readWhole(path) {
  const reader = await openWorkbook(path);
  try {
    for await (const batch of reader.rows({ afterRow: 0 })) void batch;
  } finally {
    await reader.close();
  }
}

async function costOf(work) {
  const before = process.cpuUsage();
  const code = await work.then(
    () => 'read',
    (error) => error.code ?? String(error),
  );
  const { user, system } = process.cpuUsage(before);
  return { code, cpuMs: Math.round((user + system) / 1_000) };
}

async function main() {
  // What is loaded and compiled once counts for none of them.
  await costOf(inspectWorkbook(__filename));
  for await (const path of createInterface({ input: process.stdin })) {
    const inspection = await costOf(inspectWorkbook(path));
    const reading = await costOf(readWhole(path));
    const peakMb = Math.round(process.resourceUsage().maxRSS / 1_024);
    process.stdout.write(`${JSON.stringify({ inspection, reading, peakMb })}\n`);
  }
}

void main();
