import type { CodeRange } from './block-coverage';
import { BATCH, fuzz } from './fuzz-loop';
import type { FuzzTarget } from './fuzz-target';

const WORD = 'bug!';

/** Fails for inputs that start with a word, and executes other code for each of its letters. */
class GuidedTarget implements FuzzTarget {
  readonly package = 'none';
  readonly seeds = [Buffer.from('seed')];
  readonly dictionary = [...WORD, 'x'];
  readonly executed = new Set<string>();

  run(input: Buffer): void {
    const text = input.toString('latin1');
    const matching = [...WORD].findIndex((letter, at) => text[at] !== letter);
    if (matching === -1) throw new Error('It failed.');
    this.executed.add(`block ${matching}`);
  }
}

function coverageOf(target: GuidedTarget) {
  const known = new Set<string>();
  return {
    takeNew: () => {
      const blocks = [...target.executed].filter((block) => !known.has(block));
      target.executed.clear();
      return blocks.map((script) => ({ script, start: 0, end: 1 }));
    },
    add: (code: readonly CodeRange[]) => {
      for (const { script } of code) known.add(script);
    },
  };
}

function options(executions: number, seed = 1) {
  let started = 0;
  const isOver = () => {
    started += BATCH;
    return started > executions;
  };
  return { corpus: [], seed, isOver, clock: () => 0 };
}

describe('the fuzzer of parsers', () => {
  it('finds a failing input step by step, by the code that inputs execute', async () => {
    const target = new GuidedTarget();
    const { finding, added } = await fuzz(target, coverageOf(target), options(50_000));

    expect(finding?.input.toString('latin1').startsWith(WORD)).toBe(true);
    expect(finding?.error).toEqual(new Error('It failed.'));
    expect(added.map((input) => input.toString('latin1')[0])).toContain('b');
  });

  it('ends in time, and repeats its inputs with the same seed', async () => {
    const inputsOf = async (seed: number) => {
      const inputs: string[] = [];
      const target = { ...new GuidedTarget(), run: (input: Buffer) => void inputs.push(input.toString('hex')) };
      const { executions } = await fuzz(target, { takeNew: () => [], add: () => {} }, options(400, seed));
      expect(executions).toBe(inputs.length);
      return inputs;
    };

    expect(await inputsOf(1)).toEqual(await inputsOf(1));
    expect(await inputsOf(1)).not.toEqual(await inputsOf(2));
  });

  it('reports inputs that take too long, also among the known ones', async () => {
    let ms = 0;
    const run = () => {
      ms += 3_000;
    };
    const target = { ...new GuidedTarget(), run };
    const { executions, finding } = await fuzz(
      target,
      { takeNew: () => [], add: () => {} },
      { ...options(400), clock: () => ms },
    );

    expect([executions, finding?.error]).toEqual([1, new Error('It took 3000 ms.')]);
  });
});
