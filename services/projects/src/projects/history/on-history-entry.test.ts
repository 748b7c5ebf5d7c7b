import { historyLineRecorded } from '@trackway/contracts';
import { makeEvent } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import type { HistoryLine } from './history-entry';
import { onHistoryLine } from './on-history-entry';

describe('a history line of an event', () => {
  function lineOf(source: string) {
    const [frameId, projectId] = [newId(), newId()];
    const actor = { kind: 'user', id: newId(), name: 'Ana' } as const;
    const data = { project_id: projectId, action: 'answer.set', actor, changes: [], details: {}, request_id: null };
    return makeEvent(historyLineRecorded, { source, frameId, key: projectId, data });
  }

  it('is stored if another service recorded it', async () => {
    const stored: HistoryLine[] = [];
    const history = { add: async (_: string, lines: readonly HistoryLine[]) => void stored.push(...lines) };
    const handlers = onHistoryLine({ ...history, page: async () => ({ lines: [], total: 0 }) });
    const [ofForms, ofProjects] = [lineOf('forms'), lineOf('projects')];

    const single = handlers.find(({ definition }) => definition.type === historyLineRecorded.type);
    await single?.handle([ofForms, ofProjects]);

    expect(stored.map(({ id, source }) => ({ id, source }))).toEqual([{ id: ofForms.id, source: 'forms' }]);
  });
});
