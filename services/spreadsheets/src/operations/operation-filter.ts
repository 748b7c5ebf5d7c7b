import { readFilterQuery } from '@trackway/application';
import { exportTypes } from '@trackway/contracts';
import { invalidSearch } from '@trackway/errors';
import { pageQuery } from '@trackway/http';
import { z } from 'zod';

const actions = ['import', 'export'] as const;
const statuses = ['pending', 'processing', 'completed', 'failed'] as const;

/** What the listing can be filtered by, and the values of each. */
export const operationFields = { action: actions, type: exportTypes, status: statuses } as const;

type OperationField = keyof typeof operationFields;

/** An operation is listed where each of the fields that are named here has one of these values. */
export type OperationFilter = Partial<Readonly<Record<OperationField, readonly string[]>>>;

const filterNames = Object.keys(operationFields) as OperationField[];

export const operationsQuery = pageQuery.extend({
  action: z.enum(actions).optional(),
  status: z.enum(statuses).optional(),
  filter: z
    .unknown()
    .optional()
    .meta({
      type: 'object',
      properties: Object.fromEntries(
        filterNames.map((name) => [name, { type: 'string', description: 'Several with a comma between' }]),
      ),
      description: 'filter[<field>]=<value>: equals',
    }),
});

/**
 * Reads what the listing is narrowed to: `action` and `status`, and `filter[<field>]`, each of which means `equals`.
 * @throws AppError `validation_error` for an unknown field and for a value that the field does not take.
 */
export function readOperationFilters(query: z.infer<typeof operationsQuery>): OperationFilter[] {
  const { action, status } = query;
  const named = readFilterQuery(query).members.map(([name, values]) => readFilter(name, values));
  return [{ ...(action ? { action: [action] } : {}), ...(status ? { status: [status] } : {}) }, ...named];
}

function readFilter(name: string, given: readonly string[]): OperationFilter {
  const field = filterNames.find((known) => known === name);
  if (!field) {
    throw invalidSearch({
      field: [`The field ${name} does not exist. Available fields: ${filterNames.join(', ')}.`],
    });
  }
  const known: readonly string[] = operationFields[field];
  const values = given.flatMap((text) => text.split(',').map((part) => part.trim()));
  if (!values.every((value) => known.includes(value))) {
    throw invalidSearch({ value: [`The field ${name} takes any of ${known.join(', ')}.`] });
  }
  return { [field]: values };
}
