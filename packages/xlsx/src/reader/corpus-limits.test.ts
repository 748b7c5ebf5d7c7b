import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hostileWorkbooks } from '../../test-support/hostile-workbooks';
import { oddWorkbooks } from '../../test-support/odd-workbooks';
import { TemporaryFiles } from '../../test-support/temporary-files';
import { threadLimits } from '../worker/open-workbook-in-worker';

/** Processor time, which a busy machine stretches less than the clock. */
const INSPECTION_MS = 2_000;
const READING_MS = 5_000;
/** The whole process: Node itself, the heap of a reader's thread, and what lies outside of it. */
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

describe('every odd and hostile workbook', () => {
  const files = new TemporaryFiles();
  let costs: readonly (Costs & { readonly name: string })[];

  beforeAll(async () => {
    const paths: string[] = [];
    for (const { make } of corpus) paths.push(await files.write(make()));
    costs = (await readAlone(paths)).map((cost, index) => ({ name: corpus[index]?.name ?? '', ...cost }));
  }, 300_000);
  afterAll(() => files.remove());

  it('comes to its end, in the heap that the thread of a reader has', () => {
    const verdicts = costs.map(({ name, inspection, reading }) => ({
      name,
      inspection: inspection.code,
      code: reading.code,
    }));

    expect(verdicts).toEqual(
      corpus.map(({ name, code, at }) => ({ name, inspection: at === 'inspection' ? code : 'read', code })),
    );
  });

  it('is looked into within two seconds', () => {
    expect(costs.filter(({ inspection }) => inspection.cpuMs > INSPECTION_MS)).toEqual([]);
  });

  it('is read to where it is refused, or to its end, long before the deadline of a batch', () => {
    expect(costs.filter(({ reading }) => reading.cpuMs > READING_MS)).toEqual([]);
  });

  it('leaves the memory of the process where it was', () => {
    expect(costs.find(({ peakMb }) => peakMb > PEAK_MB)).toBeUndefined();
  });
});

async function readAlone(paths: readonly string[]): Promise<Costs[]> {
  const script = join(__dirname, '../../test-support/read-within-limits.cjs');
  const heap = `--max-old-space-size=${threadLimits.maxOldGenerationSizeMb}`;
  const child = spawn(process.execPath, [heap, script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(paths.map((path) => `${path}\n`).join(''));
  const said = await text(child.stdout);
  return said
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Costs);
}
