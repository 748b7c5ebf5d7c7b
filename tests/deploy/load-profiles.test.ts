import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/settings-of-code';

const FOLDER = join(ROOT, 'deploy', 'load');
const PAGE = readFileSync(join(ROOT, 'docs', 'how-to', 'measure-load.md'), 'utf8');

interface Scenario {
  readonly duration?: string;
  readonly startTime?: string;
  readonly stages?: readonly { readonly duration: string; readonly target: number }[];
}

interface Profile {
  readonly options: { readonly scenarios: Record<string, Scenario>; readonly thresholds: Record<string, string[]> };
}

/** Runs an expression with the modules of the profiles, which k6 loads with its variables in `__ENV`. */
function evaluate<Result>(expression: string, variables: Readonly<Record<string, string>> = {}): Result {
  const script = `globalThis.__ENV = ${JSON.stringify(variables)};
    const { profileOf } = await import('./profiles.mjs'); const { page, table } = await import('./report.mjs');
    process.stdout.write(JSON.stringify(${expression}))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: FOLDER });
  return JSON.parse(output.toString()) as Result;
}

const seconds = (duration = '0s') => Number.parseInt(duration, 10);

/** When the last scenario of a profile ends. */
function endOf({ options }: Profile): number {
  const ends = Object.values(options.scenarios).map(({ duration, startTime, stages = [] }) =>
    [duration, startTime, ...stages.map((stage) => stage.duration)].reduce((sum, part) => sum + seconds(part), 0),
  );
  return Math.max(...ends);
}

describe('the load profiles', () => {
  const documented = [...PAGE.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name!);

  it('are documented', () => {
    expect(documented).toEqual(['smoke', 'average', 'stress', 'spike', 'soak']);
    expect(() => evaluate("profileOf('other')")).toThrow(/There is no profile other/);
  });

  it.each(documented)('%s has thresholds, and lasts as long as requested', (name) => {
    const profile = evaluate<Profile>(`profileOf('${name}')`, { MINUTES: '10' });

    expect(profile.options.thresholds['http_req_failed']).toBeDefined();
    expect(endOf(profile)).toBeGreaterThan(590);
    expect(endOf(profile)).toBeLessThanOrEqual(625);
  });

  it('have the requested rate', () => {
    const { options } = evaluate<Profile>("profileOf('spike')", { RATE: '20' });

    expect(options.scenarios['spike']?.stages?.map(({ target }) => target)).toEqual([20, 200, 200, 20]);
  });
});

describe('the report of a load profile', () => {
  const trend = { count: 2, med: 10, 'p(95)': 20, 'p(99)': 30, max: 40 };
  const data = {
    state: { testRunDurationMs: 2_000 },
    metrics: {
      http_reqs: { values: { count: 2, rate: 1 } },
      http_req_failed: { values: { passes: 1 }, thresholds: { 'rate==0': { ok: false } } },
      http_req_duration: { values: trend, thresholds: { 'p(99)<1000': { ok: true } } },
      'http_req_duration{name:read <b>}': { values: trend, thresholds: { 'max>=0': { ok: true } } },
    },
  };

  it('lists thresholds and requests, and contains no markup of names', () => {
    const html = evaluate<string>(`page('smoke', ${JSON.stringify(data)})`);

    expect(html).toContain('<li class="missed">not met: http_req_failed rate==0</li>');
    expect(html).toContain('<li class="met">met: http_req_duration p(99)&lt;1000</li>');
    expect(html).toContain('<td>read &lt;b></td><td>2</td><td>10.0 ms</td>');
  });

  it('is printed as a table', () => {
    const text = evaluate<string>(`table('smoke', ${JSON.stringify(data)})`);

    expect(text).toContain('2 requests in 2 s (1.0 a second)');
    expect(text).toMatch(/NOT MET: http_req_failed rate==0/);
    expect(text).not.toContain('max>=0');
  });
});
