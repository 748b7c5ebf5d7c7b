import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { BlockCoverage } from './block-coverage';

const SOURCE = "(number) => { if (number < 0) { return 'negative'; } return 'other'; }";

describe('the coverage of a package', () => {
  it('includes the libraries that are named', () => {
    const coverage = new BlockCoverage('example', ['library']);
    for (const name of ['library', 'library-of-others']) {
      const filename = join('node_modules', name, 'index.js');
      const sign: (number: number) => string = runInThisContext(SOURCE, { filename });
      sign(1);
    }
    const scripts = new Set(coverage.takeNew().map(({ script }) => script));
    coverage.stop();

    expect(scripts.size).toBe(1);
  });

  it('is the code that was executed since the last call', () => {
    const coverage = new BlockCoverage('example');
    const filename = join('packages', 'example', 'dist', 'index.js');
    const sign: (number: number) => string = runInThisContext(SOURCE, { filename });
    sign(1);
    const first = coverage.takeNew();
    coverage.add(first);
    sign(2);
    const again = coverage.takeNew();
    sign(-1);
    const negative = coverage.takeNew();
    coverage.stop();

    expect([first.length > 0, again]).toEqual([true, []]);
    expect(negative.map(({ start, end }) => SOURCE.slice(start, end))).toEqual(["{ return 'negative'; }"]);
    expect(coverage.size).toBe(first.reduce((sum, { start, end }) => sum + end - start, 0));
  });
});
