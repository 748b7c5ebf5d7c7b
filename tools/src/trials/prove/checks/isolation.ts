import type { History, Violation } from '../history/operation';

/** No response contains a text or an id of another tenant. */
export function findLeaks({ leaks }: History): Violation[] {
  return leaks.map((problem) => ({ check: 'isolation', subject: 'tenant', problem, operations: [] }));
}
