import type { Caller } from '@trackway/runtime';
import { findInMergedContexts } from '../answers/merged-contexts';
import { missingFields } from '../answers/plan-answers';
import type { SettleStages } from '../answers/settle-stages';
import type { FormField } from '../fields/field';
import type { Form } from '../forms/form';
import type { Accessor } from '../projects/accessor';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { StageStores } from './stage-store';

export interface MissingQuery {
  readonly formIds: readonly number[];
  readonly accessor: Accessor;
  /** The staged answers of this stage count as given. */
  readonly stageId?: string | undefined;
  /** Fields that are required in addition to those of the forms. */
  readonly fieldIds?: readonly string[];
}

export interface FormWithMissing {
  readonly formId: number;
  readonly fields: readonly FormField[];
}

/** Finds visible required fields without an answer. Forms that do not exist are omitted. */
export function makeFindMissingRequired({
  unitOfWork,
  settleStages,
}: {
  unitOfWork: UnitOfWork<StageStores>;
  settleStages: SettleStages;
}) {
  return async (caller: Caller, query: MissingQuery): Promise<FormWithMissing[]> => {
    await settleStages(caller, [query.accessor.projectId]);
    return unitOfWork.read(async (stores) => {
      const valuesOf = await readValues(stores, caller.frameId, query);
      return (await readForms(stores, caller.frameId, query)).flatMap((form) => {
        const missing = missingFields(form.fields, valuesOf(form.id));
        return missing.length > 0 ? [{ formId: form.id, fields: missing }] : [];
      });
    });
  };
}

/** Reads the forms and the forms of the fields, and marks the required fields. */
async function readForms(
  { forms }: StageStores,
  frameId: string,
  { formIds, fieldIds = [] }: MissingQuery,
): Promise<Form[]> {
  const ofFields = fieldIds.length > 0 ? await forms.findByFields(frameId, fieldIds) : [];
  const found = new Map([...(await forms.findMany(frameId, formIds)), ...ofFields].map((form) => [form.id, form]));
  const required = new Set(fieldIds);
  return [...found.values()]
    .filter(({ deletedAt }) => !deletedAt)
    .map((form) => {
      const isWhole = formIds.includes(form.id);
      const fields = form.fields.map((field) => ({
        ...field,
        required: required.has(field.id) || (isWhole && field.required),
      }));
      return { ...form, fields };
    });
}

async function readValues(stores: StageStores, frameId: string, { accessor, stageId }: MissingQuery) {
  const stored = await findInMergedContexts(stores, frameId, accessor);
  const stage = stageId ? await stores.stages.find(frameId, stageId) : undefined;
  const given = [...stored, ...(stage?.values ?? [])];
  return (formId: number) => new Map(given.filter((one) => one.formId === formId).map((a) => [a.fieldId, a.value]));
}
