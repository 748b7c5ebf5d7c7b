import os from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { quantile } from '../harness/statistics.ts';
import type { Panel, Series } from './curve.ts';

export interface Measured {
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of CPU of the measured processes for each request. */
  readonly cpu: number;
}

export interface LoadOptions {
  /** Clients that each send the next request after a response. */
  readonly clients: number;
  readonly requests: number;
  readonly send: (turn: number) => Promise<unknown>;
  /** Milliseconds of CPU of the measured processes so far. */
  readonly cpuTime: () => number;
}

/** Sends requests after half as many for warm-up. */
export async function measure(options: LoadOptions): Promise<Measured> {
  await sendAll({ ...options, requests: options.requests / 2 });
  const before = options.cpuTime();
  const times = await sendAll(options);
  const cpu = (options.cpuTime() - before) / options.requests;
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), cpu };
}

/** Returns the times of the responses, in milliseconds. */
export async function sendAll({ clients, requests, send }: Omit<LoadOptions, 'cpuTime'>): Promise<number[]> {
  const times: number[] = [];
  let turn = 0;
  const client = async () => {
    while (turn < requests) {
      const own = turn++;
      const start = performance.now();
      await send(own);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

const IDLE_CPU_SHARE = 0.15;
const IDLE_LIMIT_S = 300;

/** Waits until the processes use little CPU, after work that continues in the background. */
export async function untilIdle(cpuTime: () => number): Promise<void> {
  for (let second = 0; second < IDLE_LIMIT_S; second += 1) {
    const before = cpuTime();
    await setTimeout(1_000);
    if (cpuTime() - before < IDLE_CPU_SHARE * 1_000) return;
  }
  throw new Error(`The system was not idle for a second in ${IDLE_LIMIT_S} s.`);
}

/** Panels with times and CPU of requests. `references` are added to the panel of this name. */
export function panelsOf(
  measured: readonly Measured[],
  references: { readonly times?: Series; readonly cpu?: Series },
): readonly Panel[] {
  const series = (name: string, pick: (one: Measured) => number) => ({ name, values: measured.map(pick) });
  const { times, cpu } = references;
  return [
    {
      title: 'time, ms',
      series: [series('p50', (one) => one.p50), series('p99', (one) => one.p99), ...(times ? [times] : [])],
    },
    { title: 'CPU of a request, ms', series: [series('system', (one) => one.cpu), ...(cpu ? [cpu] : [])] },
  ];
}

/** The time of a response if `clients` wait and all cores process requests, in milliseconds. */
export const saturatedMs = (clients: number, cpu: number): number => Math.max(cpu, (clients * cpu) / os.cpus().length);
