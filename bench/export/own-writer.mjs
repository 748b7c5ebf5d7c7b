import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { cellsOf, headings } from './cells.mjs';
import { sayUsage } from './own-usage.mjs';

const { createWorkbookWriter } = createRequire(import.meta.url)('../../packages/xlsx/dist/index.js');
const [path = '', ...numbers] = process.argv.slice(2);
const [rows = 0, bytesPerSecond = 0] = numbers.map(Number);
const started = performance.now();
const file = createWriteStream(path);
const output = bytesPerSecond > 0 ? slowed(bytesPerSecond) : file;
if (output !== file) output.pipe(file);
const writer = createWorkbookWriter(output);
await writer.addSheet(
  'Projects',
  headings.map((heading) => ({ heading })),
);
for (let index = 0; index < rows; index += 1) await writer.writeRow(cellsOf(index));
await writer.finish();
output.end();
await finished(file);
sayUsage(started);

/** A reader with a limited number of bytes per second. */
function slowed(rate) {
  return new Transform({
    transform(chunk, _encoding, done) {
      setTimeout(done, (chunk.length / rate) * 1_000, null, chunk);
    },
  });
}
