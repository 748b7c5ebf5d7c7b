import type { LoadedFrame, SearchRequest } from './requests.ts';

export const SLOW_MS = 50;

export interface Measured {
  readonly frame: LoadedFrame;
  readonly request: SearchRequest;
  readonly ms: number;
}

/** A line for each size of frame and kind of request. */
export function report(measured: readonly Measured[]): void {
  const lines = [
    '| frame | filters | requests | p50 ms | p99 ms | worst ms | over 50 ms |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
  for (const size of [...new Set(measured.map(({ frame }) => frame.size))]) {
    for (const kind of ['selective', 'broad'] as const) {
      const times = measured
        .filter(({ frame, request }) => frame.size === size && request.kind === kind)
        .map(({ ms }) => ms)
        .sort((a, b) => a - b);
      const at = (share: number) =>
        (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
      const slow = times.filter((ms) => ms > SLOW_MS).length;
      lines.push(`| ${size} | ${kind} | ${times.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} | ${slow} |`);
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** A third of the requests in the large frame, a third in the middling ones, a third in the small ones; every other is broad. */
export function frameOfTurn(frames: readonly LoadedFrame[], turn: number, random: () => number): LoadedFrame {
  const group = [frames.slice(0, 1), frames.slice(1, 10), frames.slice(10)][turn % 3] ?? frames;
  return group[Math.floor(random() * group.length)] as LoadedFrame;
}
