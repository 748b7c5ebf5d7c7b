import type { Effect, RecordRef } from '@trackway/contracts';
import { aCaller } from '@trackway/testkit';
import { visibleCause, visiblePreview, visibleUndo } from './visible-effects';

const owner = aCaller();
const reader = aCaller({ frameId: owner.frameId, scopes: ['projects:read', 'funnels:read'] });

function effect(kind: 'view' | 'automation' | 'funnel' | 'form', actorId = owner.id): Effect {
  const record: RecordRef = { kind, id: kind, projectId: null, label: 'Secret name' };
  return {
    id: kind,
    record,
    projectId: null,
    action: `${kind}.updated`,
    actor: { kind: 'user', id: actorId, name: 'Bo' },
    cause: { correlationId: 'c', causationId: null, requestId: 'c' },
    changes: [{ field: 'name', from: 'a', to: 'b' }],
    eventIds: [],
    happenedAt: new Date(),
  };
}

const effects = [effect('view'), effect('automation'), effect('funnel'), effect('form')];
const cause = { id: 'c', correlationId: 'c', effects, isPending: false };
const visibleKinds = (list: readonly Pick<Effect, 'record' | 'changes'>[]) =>
  list.flatMap(({ record, changes }) => (record?.label && changes.length > 0 ? [record.kind] : []));

describe('effects on settings', () => {
  it('have values only for users who may read the settings', () => {
    expect(visibleKinds(visibleCause(reader, cause).effects)).toEqual(['funnel']);
    expect(visibleKinds(visibleCause(owner, cause).effects)).toEqual(['view', 'automation', 'funnel', 'form']);
  });

  it('of views are visible to users who changed them', () => {
    const own = { ...cause, effects: [effect('view', reader.id)] };

    expect(visibleKinds(visibleCause(reader, own).effects)).toEqual(['view']);
  });

  it('are hidden in previews and undos too', () => {
    const fields = [{ field: 'name', set: 'b', current: 'c' }];
    const outcome = { state: 'conflict', message: 'Changed.', fields } as const;
    const steps = effects.map(({ record, changes }) => ({ record: record as RecordRef, changes }));
    const preview = visiblePreview(reader, {
      cause,
      rootCauseId: 'c',
      effects: effects.map((one) => ({ effect: one, outcome })),
      steps,
    });
    const undo = visibleUndo(reader, {
      id: 'u',
      causeId: 'c',
      rootCauseId: 'c',
      mode: 'all',
      status: 'completed',
      caller: owner,
      steps: steps.map((step) => ({ ...step, state: 'changed' })),
      skipped: effects.map(({ id, action, record }) => ({ id, action, record, message: '' })),
      error: null,
      createdAt: new Date(),
      finishedAt: null,
    });

    expect(visibleKinds(preview.effects.map((one) => one.effect))).toEqual(['funnel']);
    expect(preview.effects.map((one) => ('fields' in one.outcome ? one.outcome.fields.length : 0))).toEqual([
      0, 0, 1, 0,
    ]);
    expect([visibleKinds(preview.steps), visibleKinds(undo.steps)]).toEqual([['funnel'], ['funnel']]);
    expect(undo.skipped.map(({ record }) => record?.label)).toEqual(['', '', 'Secret name', '']);
  });
});
