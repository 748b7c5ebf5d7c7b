import { referenceNotFound } from '@trackway/errors';
import { z } from 'zod';
import { fieldSchema, fieldsBody } from '../fields/field-schemas';
import { presentField } from '../fields/present-field';
import { longText, name, timestamp } from '../shared/value-types';
import type { Form } from './form';
import { pageBody, pageSchema, presentPage } from './page-schemas';

export const createFormBody = z
  .strictObject({
    title: name,
    description: longText.default(''),
    fields: fieldsBody.default([]),
    page: pageBody.default({}),
  })
  .meta({
    id: 'CreateForm',
    example: {
      title: 'Order',
      fields: [
        {
          type: 'group',
          key: 'lines',
          label: 'Products',
          item_label: 'Product',
          required: true,
          fields: [
            { type: 'number', key: 'quantity', label: 'Quantity', required: true },
            { type: 'money', key: 'price', label: 'Price', required: true, validation: { currency: 'EUR' } },
          ],
        },
        {
          type: 'calculated',
          label: 'Total',
          expression: 'sum(lines.quantity * lines.price)',
          validation: { currency: 'EUR' },
        },
      ],
    },
  });

export const updateFormBody = z
  .strictObject({
    title: name.optional(),
    description: longText.optional(),
    fields: fieldsBody.optional(),
    page: pageBody.optional().meta({ description: 'Members that are absent stay as they are' }),
  })
  .meta({
    id: 'UpdateForm',
    description: 'Lists are replaced: fields that the request does not contain are removed from the next version.',
  });

/** Accepts any value, because an invalid id is reported as 404 and not as 422. */
export const formIdSchema = z
  .union([z.number(), z.string(), z.boolean(), z.null(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .meta({ type: 'integer' });

const summary = {
  id: z.int(),
  title: z.string(),
  description: z.string(),
  frame_id: z.uuid(),
  version: z.int(),
  created_by: z.uuid().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  deleted_at: timestamp.nullable(),
};

export const formSummarySchema = z.object({ ...summary, fields_count: z.int() }).meta({ id: 'FormSummary' });
export const formSchema = z.object({ ...summary, fields: z.array(fieldSchema), page: pageSchema }).meta({ id: 'Form' });

export function presentForm(form: Form): z.infer<typeof formSchema> {
  return { ...presentCommon(form), fields: form.fields.map(presentField), page: presentPage(form.page) };
}

export function presentFormSummary(form: Form): z.infer<typeof formSummarySchema> {
  return { ...presentCommon(form), fields_count: form.fields.length };
}

function presentCommon(form: Form) {
  return {
    id: form.id,
    title: form.title,
    description: form.description,
    frame_id: form.frameId,
    version: form.version,
    created_by: form.createdBy,
    created_at: form.createdAt.toISOString(),
    updated_at: form.updatedAt.toISOString(),
    deleted_at: form.deletedAt?.toISOString() ?? null,
  };
}

/** Parses an id. Undefined if no form can have it. */
export function readFormId(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;
  const isId = typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= 2_147_483_647;
  return isId ? number : undefined;
}

/** Parses the id in `field` of a request. @throws AppError 404 if no form can have it */
export function requireFormId(value: unknown, field = 'form_id'): number {
  const id = readFormId(value);
  if (id === undefined) throw referenceNotFound('form', field, String(value));
  return id;
}
