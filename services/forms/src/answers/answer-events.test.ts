import { answerTypesWithoutValue } from '@trackway/contracts';
import type { FieldType } from '../fields/field';
import { fieldTypes } from '../fields/field-types';
import type { FieldValue } from '../fields/field-value';
import { searchableValue } from './answer-events';

const values: Partial<Record<FieldType, FieldValue>> = {
  number: 1,
  money: 100,
  rating: 3,
  boolean: false,
  multiple_choice: ['a', 'b'],
  file: { id: '01938b5e-0000-7000-8000-000000000001', name: 'plan.pdf', size: 3, mime_type: 'application/pdf' },
};

describe('the value of an answer in its event', () => {
  it.each(fieldTypes)('of the type %s equals the answer unless contracts list the type', (type) => {
    const value = values[type] ?? 'text';

    const isSame = JSON.stringify(searchableValue(value, type)) === JSON.stringify(value);

    expect(isSame).toBe(!answerTypesWithoutValue.some((name) => name === type));
  });
});
