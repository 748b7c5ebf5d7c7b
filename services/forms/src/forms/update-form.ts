import { isDeepStrictEqual } from 'node:util';
import { notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { type FieldDraft, planFields } from '../fields/plan-fields';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { Form } from './form';
import { formChangeEvent } from './form-events';
import type { FormStores } from './form-store';

export interface UpdateForm {
  readonly id: number;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** All fields, in their order: those that are not named are gone. */
  readonly fields?: readonly FieldDraft[] | undefined;
  /** The version that the client has seen, where it said so. */
  readonly ifVersion?: number | undefined;
}

/** Makes the next version of a form, where anything changes. Answers keep the version that they were given to. */
export function makeUpdateForm(deps: { unitOfWork: UnitOfWork<FormStores>; newId: NewId; clock: Clock }) {
  return (caller: Caller, { id, title, description, fields, ifVersion }: UpdateForm): Promise<Form> =>
    deps.unitOfWork.run(async ({ forms, outbox }) => {
      const [current] = await forms.findMany(caller.frameId, [id]);
      if (!current || current.deletedAt) throw notFound('form');
      rejectStale(current.version, ifVersion);
      const wanted: Form = {
        ...current,
        title: title ?? current.title,
        description: description ?? current.description,
        fields: fields ? planFields(fields, current.fields, deps.newId) : current.fields,
      };
      if (isDeepStrictEqual(wanted, current)) return current;
      const updated = { ...wanted, version: current.version + 1, updatedAt: deps.clock() };
      await forms.update(updated);
      await outbox.add(formChangeEvent(updated, 'updated'));
      return updated;
    });
}
