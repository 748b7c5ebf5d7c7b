import { notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { Form } from './form';
import { auditForm } from './form-audit';
import { formChangeEvent } from './form-events';
import type { FormStores } from './form-store';

/** Soft delete: the form is not listed and cannot be attached. Its answers are retained. Repeating it is 404. */
export function makeDeleteForm(deps: { unitOfWork: UnitOfWork<FormStores>; clock: Clock }) {
  return (caller: Caller, id: number, ifVersion?: number): Promise<Form> =>
    setDeleted(deps, caller, { id, deleted: true, ifVersion });
}

export function makeRestoreForm(deps: { unitOfWork: UnitOfWork<FormStores>; clock: Clock }) {
  return (caller: Caller, id: number, ifVersion?: number): Promise<Form> =>
    setDeleted(deps, caller, { id, deleted: false, ifVersion });
}

function setDeleted(
  { unitOfWork, clock }: { unitOfWork: UnitOfWork<FormStores>; clock: Clock },
  caller: Caller,
  { id, deleted, ifVersion }: { id: number; deleted: boolean; ifVersion?: number | undefined },
): Promise<Form> {
  return unitOfWork.run(async ({ forms, outbox }) => {
    const [current] = await forms.findMany(caller.frameId, [id]);
    if (!current || (current.deletedAt !== null) === deleted) throw notFound('form');
    rejectStale(current.version, ifVersion);
    const now = clock();
    const updated = { ...current, deletedAt: deleted ? now : null, updatedAt: now, version: current.version + 1 };
    await forms.update(updated);
    const change = deleted ? 'deleted' : 'restored';
    await outbox.add(formChangeEvent(updated, change), auditForm(caller, change, updated));
    return updated;
  });
}
