import { readFilterQuery } from '@trackway/application';
import { invalidFilter, unknownName } from '@trackway/errors';
import { pageQuery } from '@trackway/http';
import { z } from 'zod';
import { type OperationFilter, operationFields } from './operation-store';

const filterNames = Object.keys(operationFields) as (keyof typeof operationFields)[];

export const operationsQuery = pageQuery.extend({
  action: z.enum(operationFields.action).optional(),
  status: z.enum(operationFields.status).optional(),
  filter: z
    .unknown()
    .optional()
    .meta({
      type: 'object',
      properties: Object.fromEntries(
        filterNames.map((name) => [name, { type: 'string', description: 'Several values are separated by commas' }]),
      ),
      description: 'filter[<field>]=<value>: equals',
    }),
});

/**
 * Reads `action`, `status` and `filter[<field>]`, each of which means `equals`.
 * @throws AppError `validation_error` for an unknown field and for a value that the field does not have.
 */
export function readOperationFilters(query: z.infer<typeof operationsQuery>): OperationFilter[] {
  const { action, status } = query;
  const named = readFilterQuery(query).members.map(([name, values]) => readFilter(name, values));
  return [{ ...(action ? { action: [action] } : {}), ...(status ? { status: [status] } : {}) }, ...named];
}

function readFilter(name: string, given: readonly string[]): OperationFilter {
  const field = filterNames.find((known) => known === name);
  if (!field) {
    throw invalidFilter(name, 'field', unknownName('field', name, filterNames));
  }
  const known: readonly string[] = operationFields[field];
  const values = given.flatMap((text) => text.split(',').map((part) => part.trim()));
  if (!values.every((value) => known.includes(value))) {
    throw invalidFilter(name, 'value', `The field ${name} has the values ${known.join(', ')}.`);
  }
  return { [field]: values };
}
