import { type DataOf, type Event, historyLinesRecorded, projectsChanged } from '@trackway/contracts';
import { aCaller } from '@trackway/testkit';
import { NEW_PROJECT, type Project } from './project';
import { projectsChangedEvents } from './projects-changed-events';

const caller = aCaller();

function project(index: number): Project {
  const at = new Date('2026-11-21T04:00:00.000Z');
  const id = `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
  const named = { code: `P-${index}`, name: `Roof ${index}`, createdBy: null };
  return { ...NEW_PROJECT, ...named, id, version: 1, createdAt: at, updatedAt: at };
}

function eventsOf(...changed: Parameters<typeof projectsChangedEvents>[2][number][]) {
  const events = projectsChangedEvents(caller, 'created', changed, { key: 'operation' }).map(({ event }) => event);
  return {
    events,
    states: events.filter(({ type }) => type === projectsChanged.type) as Event<DataOf<typeof projectsChanged>>[],
    lines: events.filter(({ type }) => type === historyLinesRecorded.type) as Event<
      DataOf<typeof historyLinesRecorded>
    >[],
  };
}

describe('events of projects that changed together', () => {
  it('do not exist without changes', () => {
    expect(eventsOf().events).toEqual([]);
  });

  it('are one event with states and one with history entries, with different ids', () => {
    const { events, states, lines } = eventsOf(...[1, 2, 3].map((index) => ({ project: project(index), changes: [] })));

    expect(events).toHaveLength(2);
    expect(events.every(({ subject }) => subject === 'operation')).toBe(true);
    expect(states[0]?.data).toMatchObject({ change: 'created', projects: [{ version: 1 }, {}, {}] });
    expect(lines[0]).toMatchObject({ time: '2026-11-21T04:00:00.000Z', data: { action: 'project.created' } });
    expect(new Set(lines[0]?.data.lines.map(({ id }) => id)).size).toBe(3);
  });

  it('are split at the maximum message size, without loss', () => {
    const text = 'x'.repeat(60_000);
    const changes = [{ field: 'description', from: '', to: text }];

    const { lines } = eventsOf(...[1, 2, 3, 4, 5].map((index) => ({ project: project(index), changes })));

    expect(lines.map(({ data }) => data.lines.length)).toEqual([2, 2, 1]);
    expect(Math.max(...lines.map((event) => JSON.stringify(event).length))).toBeLessThan(340_000);
  });
});
