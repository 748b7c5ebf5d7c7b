import { isDeepStrictEqual } from 'node:util';
import { notFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { type FieldDraft, planFields } from '../fields/plan-fields';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { Form } from './form';
import { auditForm } from './form-audit';
import { formChangeEvent } from './form-events';
import type { FormStores } from './form-store';
import { assertTranslated } from './form-texts';
import type { PageSettings } from './page-settings';

export interface UpdateForm {
  readonly id: number;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The complete list of fields in order. Other fields are removed. */
  readonly fields?: readonly FieldDraft[] | undefined;
  /** Members that are absent stay as they are. */
  readonly page?: Partial<PageSettings> | undefined;
  /** Fields of earlier versions, which retain their ids. */
  readonly restored?: readonly FieldDraft[] | undefined;
  /** The version that the client expects. */
  readonly ifVersion?: number | undefined;
}

/** Creates the next version of a form if anything changes. Answers refer to the version at the time of the answer. */
export function makeUpdateForm(deps: { unitOfWork: UnitOfWork<FormStores>; newId: NewId; clock: Clock }) {
  return (
    caller: Caller,
    { id, title, description, fields, restored = [], page, ifVersion }: UpdateForm,
  ): Promise<Form> =>
    deps.unitOfWork.run(async ({ forms, outbox }) => {
      const [current] = await forms.findMany(caller.frameId, [id]);
      if (!current || current.deletedAt) throw notFound('form');
      rejectStale(current.version, ifVersion);
      const requested: Form = {
        ...current,
        title: title ?? current.title,
        description: description ?? current.description,
        fields: fields ? planFields(fields, [...current.fields, ...restored], deps.newId) : current.fields,
        page: { ...current.page, ...page },
      };
      if (page?.translations) assertTranslated(requested);
      if (isDeepStrictEqual(requested, current)) return current;
      const updated = { ...requested, version: current.version + 1, updatedAt: deps.clock() };
      await forms.update(updated);
      const audited = auditForm(caller, 'updated', updated, { before: current });
      await outbox.add(formChangeEvent(updated, 'updated'), audited);
      return updated;
    });
}
