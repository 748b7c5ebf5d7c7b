import { Counter, type Registry } from '@trackway/runtime';
import type { FinishedStatus } from './run';

/** Counts finished runs after their commit. */
export function countRuns(metrics: Registry): (status: FinishedStatus, count: number) => void {
  const runs = new Counter({
    name: 'rule_runs_total',
    help: 'Finished runs of assistants and automations by status',
    labelNames: ['status'],
    registers: [metrics],
  });
  return (status, count) => runs.inc({ status }, count);
}
