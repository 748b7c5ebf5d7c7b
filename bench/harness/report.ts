import type { Round, Rounds } from './rounds.ts';
import { median } from './statistics.ts';

/** A table with medians of each subject, and the ratio of its CPU per request to that of `against` in each round. */
export function tableOf(rounds: Rounds, against: string): string {
  const base = rounds.get(against) ?? [];
  const lines = [...rounds].map(([name, own]) => {
    const ratios = own.map((round, index) => round.cpuPerRequest / (base[index]?.cpuPerRequest ?? Number.NaN));
    const spread =
      name === against
        ? '1'
        : `**${fixed(median(ratios))}** (${fixed(Math.min(...ratios))}–${fixed(Math.max(...ratios))})`;
    const cell = (pick: (round: Round) => number, digits: number) => median(own.map(pick)).toFixed(digits);
    return [
      name,
      cell((round) => round.cpuPerRequest, 1),
      spread,
      cell((round) => round.perSecond, 0),
      cell((round) => round.p50Ms, 2),
      cell((round) => round.p99Ms, 2),
    ];
  });
  const head = ['subject', 'CPU µs/request', `CPU ÷ ${against}`, 'requests/s', 'p50 ms', 'p99 ms'];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function fixed(value: number): string {
  return value.toFixed(2);
}
