import { Counter, type Registry } from '@trackway/runtime';
import type { FinishedStatus } from './run';

/** Counts runs of rules once they are stored as over. */
export function countRuns(metrics: Registry): (status: FinishedStatus, count: number) => void {
  const runs = new Counter({
    name: 'rule_runs_total',
    help: 'Runs of assistants and automations that are over, by what became of them',
    labelNames: ['status'],
    registers: [metrics],
  });
  return (status, count) => runs.inc({ status }, count);
}
