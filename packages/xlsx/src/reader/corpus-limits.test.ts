import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hostileWorkbooks } from '../../test-support/hostile-workbooks';
import { oddWorkbooks } from '../../test-support/odd-workbooks';
import { TemporaryFiles } from '../../test-support/temporary-files';
import { threadLimits } from '../worker/open-workbook-in-worker';

/** CPU time, which depends less on the load of the host. */
const INSPECTION_MS = 2_000;
const READING_MS = 5_000;
/** The complete process: Node.js, the heap of the worker thread, and native memory. */
const PEAK_MB = 256;

interface Cost {
  readonly code: string;
  readonly cpuMs: number;
}

interface Costs {
  readonly inspection: Cost;
  readonly reading: Cost;
  readonly peakMb: number;
}

const corpus: readonly { name: string; code: string; at: string; make: () => Buffer }[] = [
  ...hostileWorkbooks,
  ...oddWorkbooks().map((odd) => ({ ...odd, code: 'read', at: 'rows' })),
];

describe('every unusual and hostile workbook', () => {
  const files = new TemporaryFiles();
  let costs: readonly (Costs & { readonly name: string })[];

  beforeAll(async () => {
    const paths: string[] = [];
    for (const { make } of corpus) paths.push(await files.write(make()));
    costs = (await readAlone(paths)).map((cost, index) => ({ name: corpus[index]?.name ?? '', ...cost }));
  }, 300_000);
  afterAll(() => files.remove());

  it('is processed within the heap limit of the worker thread', () => {
    const verdicts = costs.map(({ name, inspection, reading }) => ({
      name,
      inspection: inspection.code,
      code: reading.code,
    }));

    expect(verdicts).toEqual(
      corpus.map(({ name, code, at }) => ({ name, inspection: at === 'inspection' ? code : 'read', code })),
    );
  });

  it('is inspected within two seconds', () => {
    expect(costs.filter(({ inspection }) => inspection.cpuMs > INSPECTION_MS)).toEqual([]);
  });

  it('is read or rejected long before the deadline of a batch', () => {
    expect(costs.filter(({ reading }) => reading.cpuMs > READING_MS)).toEqual([]);
  });

  it('does not increase the memory of the process', () => {
    expect(costs.find(({ peakMb }) => peakMb > PEAK_MB)).toBeUndefined();
  });
});

async function readAlone(paths: readonly string[]): Promise<Costs[]> {
  const script = join(__dirname, '../../test-support/read-within-limits.cjs');
  const heap = `--max-old-space-size=${threadLimits.maxOldGenerationSizeMb}`;
  const child = spawn(process.execPath, [heap, script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(paths.map((path) => `${path}\n`).join(''));
  const output = await text(child.stdout);
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Costs);
}
