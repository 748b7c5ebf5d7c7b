import type { History, Operation, Violation } from '../history/operation';
import type { StepKind } from '../history/step';
import { bySubject } from './by-subject';

const WRITES: readonly StepKind[] = ['project.create', 'project.patch', 'project.delete', 'project.restore'];
const VERSIONED: readonly StepKind[] = [...WRITES, 'project.read'];

/** A version is given to one write, never decreases, and follows the one that `If-Match` names. */
export function findWrongVersions({ operations }: History): Violation[] {
  return [...bySubject(operations, VERSIONED)].flatMap(([subject, all]) => {
    const versioned = all.filter(({ outcome, version }) => outcome === 'ok' && version !== undefined);
    return [...repeated(versioned), ...decreasing(versioned), ...unmatched(versioned)].map(([problem, ...shown]) => ({
      check: 'versions',
      subject,
      problem,
      operations: shown,
    }));
  });
}

type Finding = [string, ...Operation[]];

const isWrite = ({ step }: Operation) => WRITES.includes(step.kind);

function repeated(operations: readonly Operation[]): Finding[] {
  const writers = Map.groupBy(operations.filter(isWrite), ({ version }) => version);
  return [...writers]
    .filter(([, ofVersion]) => ofVersion.length > 1)
    .map(([version, ofVersion]) => [`${ofVersion.length} writes have the version ${version}`, ...ofVersion]);
}

/** Compares each operation with the highest version of those that ended before it started. */
function decreasing(operations: readonly Operation[]): Finding[] {
  return operations.flatMap((later): Finding[] => {
    const before = operations.filter(({ endedAt }) => endedAt < later.startedAt);
    const highest = before.toSorted((one, other) => (other.version ?? 0) - (one.version ?? 0)).at(0);
    const limit = (highest?.version ?? 0) + (isWrite(later) ? 1 : 0);
    if (highest === undefined || (later.version ?? 0) >= limit) return [];
    return [[`the version ${later.version} follows ${highest.version}`, highest, later]];
  });
}

function unmatched(operations: readonly Operation[]): Finding[] {
  return operations.flatMap((operation): Finding[] => {
    const expected = operation.sentIfMatch;
    if (expected === undefined || operation.version === expected + 1) return [];
    return [[`If-Match ${expected} was accepted and gave the version ${operation.version}`, operation]];
  });
}
