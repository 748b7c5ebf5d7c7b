import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './statistics.ts';

/** Usage that a process reports at its end. */
export interface Usage {
  readonly seconds: number;
  /** Seconds of CPU, of all its threads. */
  readonly cpu: number;
  /** Peak resident memory in MB. */
  readonly peak: number;
}

/** Runs a program that prints its usage as one line of JSON. */
export async function measured(command: string, args: readonly string[]): Promise<Usage> {
  const { stdout } = await promisify(execFile)(command, [...args]);
  return JSON.parse(stdout) as Usage;
}

/** A table of subjects that processed the same rows in turn. Ratios are to the first one in each round. */
export function tableOfUsages(results: ReadonlyMap<string, readonly Usage[]>, rows: number): string {
  const [own = []] = results.values();
  const lines = [...results].map(([name, usages]) => {
    const ratio = (key: 'seconds' | 'cpu') =>
      spread(usages.map((usage, round) => usage[key] / (own[round]?.[key] ?? Number.NaN)));
    const perSecond = Math.round(rows / median(usages.map(({ seconds }) => seconds)));
    const peak = Math.max(...usages.map((usage) => usage.peak));
    return [name, perSecond, ratio('seconds'), ratio('cpu'), peak];
  });
  const head = ['subject', 'rows/s', 'wall ÷ own', 'CPU ÷ own', 'peak MB'];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function spread(values: readonly number[]): string {
  const [middle, least, most] = [median([...values]), Math.min(...values), Math.max(...values)];
  return `${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}
