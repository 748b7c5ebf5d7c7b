import type { ImportType } from '@trackway/contracts';
import { referenceNotFound } from '@trackway/errors';
import { headingWithForm } from '../../operations/answer-heading';
import { type ColumnType, type ImportTarget, importTarget, type TargetColumn } from './import-target';

/** A form whose answers are imported. */
export interface AnsweredForm {
  readonly id: number;
  readonly title: string;
  readonly isDeleted: boolean;
  readonly fields: readonly AnsweredField[];
}

interface AnsweredField {
  readonly id: string;
  /** The name that clients have chosen. Empty without one. */
  readonly key: string;
  readonly label: string;
  readonly type: string;
  /** The labels of its options. */
  readonly options: readonly string[];
}

/** Finds a form of the caller's frame, also a deleted one. */
export type FindForm = (id: number) => Promise<AnsweredForm | undefined>;

export interface TargetRequest {
  readonly type: ImportType;
  /** The form of answers. Undefined for other types. */
  readonly formId?: number | undefined;
}

const TYPES: Readonly<Record<string, ColumnType>> = {
  short_text: 'text',
  long_text: 'text',
  number: 'decimal',
  money: 'money',
  date: 'date',
  datetime: 'time',
  boolean: 'boolean',
  single_choice: 'choice',
  multiple_choice: 'choices',
  email: 'email',
  phone: 'line',
  url: 'line',
  rating: 'integer',
};

export type FindTarget = ReturnType<typeof makeFindTarget>;

/** Finds the columns of an import. Those of answers depend on their form. */
export function makeFindTarget(findForm: FindForm) {
  /** @throws AppError `form_model_not_found`, for a deleted form unless `deleted` allows it */
  return async ({ type, formId }: TargetRequest, { deleted = false } = {}): Promise<ImportTarget> => {
    if (type !== 'form_answer' || formId === undefined) return importTarget(type);
    const form = await findForm(formId);
    if (!form || (form.isDeleted && !deleted)) throw referenceNotFound('form', 'form_id', formId);
    return formTarget(form);
  };
}

/** The fixed columns of answers, and a column for each field of the form. Files and signatures can't be imported. */
export function formTarget({ title, fields }: Pick<AnsweredForm, 'title' | 'fields'>): ImportTarget {
  const { type, columns } = importTarget('form_answer');
  const own = fields
    .filter((field) => field.type !== 'section')
    .map(({ id, key, label, type: fieldType, options }): TargetColumn => {
      const columnType = TYPES[fieldType];
      return {
        key: `form_answer.${id}`,
        label,
        required: false,
        importable: columnType !== undefined,
        type: columnType ?? 'line',
        otherNames: [id, headingWithForm(title, label), ...(key === '' ? [] : [key])],
        ...(options.length > 0 ? { options } : {}),
      };
    });
  return { type, columns: [...columns, ...own] };
}
