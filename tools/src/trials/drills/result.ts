import { table } from '../../dev/supervisor/table';
import type { LoadResult } from '../system/load';

/** What was observed while an incident was played. Times are in seconds. */
export type DrillResult = {
  incident: string;
  limitSeconds: number;
  /** From the incident until each alert fired; undefined if it did not. */
  alerts: Readonly<Record<string, number | undefined>>;
  /** Titles of the executed steps, and descriptions of other actions. */
  steps: readonly string[];
  /** From the incident until the system worked again. */
  recoveredSeconds: number | undefined;
  /** From the recovery until no alert of the incident fired. */
  resolvedSeconds: number | undefined;
  load: Pick<LoadResult, 'sent' | 'outcomes' | 'acknowledged' | 'lost'>;
  /** Objects of the journey before the incident that are missing afterwards. */
  missing: readonly string[];
  /** Error that ended the drill. */
  error?: string;
};

/** What is wrong with a result, a sentence each. Failed requests are expected during an incident. */
export function problemsOf(result: DrillResult): string[] {
  const { limitSeconds, alerts, recoveredSeconds, resolvedSeconds, load, missing, error } = result;
  const late = Object.entries(alerts).flatMap(([name, seconds]) => {
    if (seconds === undefined) return [`${name} did not fire.`];
    return seconds > limitSeconds ? [`${name} fired after ${seconds} s instead of ${limitSeconds} s.`] : [];
  });
  return [
    ...(error === undefined ? [] : [error]),
    ...late,
    ...(recoveredSeconds === undefined ? ['The system did not recover.'] : []),
    ...(resolvedSeconds === undefined ? ['The alerts did not resolve.'] : []),
    ...load.lost.map((path) => `The acknowledged object ${path} is lost.`),
    ...missing.map((path) => `The object ${path} from before the incident is lost.`),
  ].map((problem) => `${result.incident}: ${problem}`);
}

/** The number of requests that failed. */
export function failedRequests({ outcomes }: DrillResult['load']): number {
  return Object.entries(outcomes).reduce((sum, [outcome, count]) => sum + (outcome === 'succeeded' ? 0 : count), 0);
}

/** The results as a table. */
export function reportOf(results: readonly DrillResult[]): string {
  const rows = results.map((result) => [
    result.incident,
    Object.entries(result.alerts)
      .map(([name, seconds]) => `${name} ${inSeconds(seconds)}`)
      .join(', '),
    `${result.limitSeconds} s`,
    String(result.steps.length),
    inSeconds(result.recoveredSeconds),
    inSeconds(result.resolvedSeconds),
    `${failedRequests(result.load)} of ${result.load.sent}`,
    `${result.load.lost.length + result.missing.length} of ${result.load.acknowledged}`,
  ]);
  const heads = ['incident', 'alerts fired after', 'limit', 'steps', 'recovered', 'resolved', 'failed', 'lost'];
  return table([heads, ...rows]).join('\n');
}

function inSeconds(seconds: number | undefined): string {
  return seconds === undefined ? 'never' : `${seconds} s`;
}
