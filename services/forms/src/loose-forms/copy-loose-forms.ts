import type { DataOf, Event, projectDuplicated } from '@trackway/contracts';
import type { Caller, Clock } from '@trackway/runtime';
import type { Counters } from '../shared/counters';
import type { UnitOfWork } from '../shared/unit-of-work';
import { looseFormEvents } from './loose-form-events';
import type { LooseFormStores } from './loose-form-store';

interface Deps {
  readonly unitOfWork: UnitOfWork<LooseFormStores>;
  readonly counters: Counters;
  readonly clock: Clock;
}

/**
 * Attaches the forms of a project to its copy, without answers and deleted forms. Idempotent, because the key of each loose form
 * contains the id of the original.
 */
export function makeCopyLooseForms({ unitOfWork, counters, clock }: Deps) {
  return async ({ frameid: frameId, data }: Event<DataOf<typeof projectDuplicated>>): Promise<void> => {
    const originals = await unitOfWork.read(({ looseForms }) => looseForms.findByProject(frameId, data.source_id));
    if (originals.length === 0) return;
    const first = await counters.take(frameId, 'loose_form', originals.length);
    await unitOfWork.run(async ({ forms, looseForms, outbox }) => {
      const found = await forms.findMany(frameId, [...new Set(originals.map(({ formId }) => formId))]);
      const now = clock();
      for (const [index, { id, formId }] of originals.entries()) {
        const form = found.find((one) => one.id === formId && !one.deletedAt);
        const idempotencyKey = `copy:${data.project_id}:${id}`;
        if (!form || (await looseForms.findByIdempotencyKey(frameId, idempotencyKey))) continue;
        const life = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
        const link = { id: first + index, frameId, projectId: data.project_id, formId, idempotencyKey, ...life };
        await looseForms.insert(link);
        await outbox.add(...looseFormEvents(systemCaller(frameId, data.source_id), link, form, 'created'));
      }
    });
  };
}

/** The event of the copied project has no caller. */
function systemCaller(frameId: string, sourceId: string): Caller {
  return { kind: 'system', id: sourceId, frameId, scopes: [], name: 'Copy of a project' };
}
