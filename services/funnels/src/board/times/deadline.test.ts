import type { Assignment } from '../funnels/assignment';
import { deadlinesOf } from './deadline';

function assignment(fields: Partial<Assignment> = {}): Assignment {
  const linkedAt = new Date('2026-11-20T10:00:00.000Z');
  return { status: 'open', linkedAt, forecastDate: null, leftAt: null, ...fields } as Assignment;
}

describe('the deadlines of an assignment', () => {
  it('follow from the limit of its step and from its forecast', () => {
    expect(deadlinesOf(assignment({ forecastDate: '2026-12-24' }), { lateAfterHours: 48 })).toEqual([
      { kind: 'late', dueAt: new Date('2026-11-22T10:00:00.000Z') },
      { kind: 'overdue', dueAt: new Date('2026-12-25T00:00:00.000Z') },
    ]);
  });

  it('do not exist without a limit and a forecast, nor for closed, paused or left assignments', () => {
    const limit = { lateAfterHours: 48 };

    expect(deadlinesOf(assignment(), { lateAfterHours: null })).toEqual([]);
    for (const status of ['won', 'lost', 'paused'] as const)
      expect(deadlinesOf(assignment({ status }), limit)).toEqual([]);
    expect(deadlinesOf(assignment({ leftAt: new Date() }), limit)).toEqual([]);
  });
});
