import { aCaller, type ServiceClient, serviceClient } from '@trackway/testkit';
import { sharedForms } from './start-forms';

const FORMS = '/api/management/forms';

describe('invalid forms', () => {
  let service: Awaited<ReturnType<typeof sharedForms>>;
  let client: ServiceClient;

  beforeAll(async () => {
    service = await sharedForms();
    client = serviceClient(service.httpPort, aCaller());
  }, 60_000);
  afterAll(() => service.stop());

  const lorry = { key: 'lorry', label: 'Lorry', type: 'boolean' };
  const manyOptions = (count: number) => ({
    label: 'a',
    type: 'single_choice',
    options: Array.from({ length: count }, (_, n) => ({ value: `v${n}`, label: `V ${n}` })),
  });
  const invalid: [string, object, string][] = [
    ['no title', {}, 'title'],
    ['an empty title', { title: ' ' }, 'title'],
    ['a title that is a number', { title: 5 }, 'title'],
    ['half a surrogate pair', { title: 'a\ud800' }, 'title'],
    ['an unknown member', { title: 'x', surprise: 1 }, 'surprise'],
    ['fields that are no list', { title: 'x', fields: {} }, 'fields'],
    ['too many fields', { title: 'x', fields: Array(501).fill(lorry) }, 'fields'],
    ['too many options in all', { title: 'x', fields: Array.from({ length: 5 }, () => manyOptions(500)) }, 'fields'],
    ['an unknown type', { title: 'x', fields: [{ label: 'a', type: 'matrix' }] }, 'fields.0.type'],
    ['an unknown member of a field', { title: 'x', fields: [{ ...lorry, colour: 'red' }] }, 'fields.0.colour'],
    ['an id for a new field', { title: 'x', fields: [{ ...lorry, id: crypto.randomUUID() }] }, 'fields.0.id'],
    ['a key twice', { title: 'x', fields: [lorry, lorry] }, 'fields.1.key'],
    ['a choice without options', { title: 'x', fields: [{ label: 'a', type: 'single_choice' }] }, 'fields.0.options'],
    [
      'options on a text',
      { title: 'x', fields: [{ label: 'a', type: 'url', options: [{ value: 'a', label: 'a' }] }] },
      'fields.0.options',
    ],
    [
      'a rule of another type',
      { title: 'x', fields: [{ label: 'a', type: 'number', validation: { max_length: 1 } }] },
      'fields.0.validation.max_length',
    ],
    [
      'a minimum above the maximum',
      { title: 'x', fields: [{ label: 'a', type: 'number', validation: { min: 2, max: 1 } }] },
      'fields.0.validation.max',
    ],
    [
      'a day that does not exist',
      { title: 'x', fields: [{ label: 'a', type: 'date', validation: { min: '2026-02-30' } }] },
      'fields.0.validation.min',
    ],
    [
      'a required section',
      { title: 'x', fields: [{ label: 'a', type: 'section', required: true }] },
      'fields.0.required',
    ],
    [
      'a condition on an unknown field',
      { title: 'x', fields: [{ ...lorry, visible_when: { field_id: 'nope', operator: 'is_null' } }] },
      'fields.0.visible_when',
    ],
    [
      'a condition on itself',
      { title: 'x', fields: [{ ...lorry, visible_when: { field_id: 'lorry', operator: 'is_null' } }] },
      'fields.0.visible_when',
    ],
    [
      'a circle of conditions',
      {
        title: 'x',
        fields: [
          { ...lorry, visible_when: { field_id: 'b', operator: 'is_null' } },
          { key: 'b', label: 'b', type: 'url', visible_when: { field_id: 'lorry', operator: 'is_null' } },
        ],
      },
      'fields.1.visible_when',
    ],
    [
      'an operator that the type lacks',
      {
        title: 'x',
        fields: [
          lorry,
          { label: 'b', type: 'url', visible_when: { field_id: 'lorry', operator: 'contains', value: 'x' } },
        ],
      },
      'fields.1.visible_when',
    ],
    [
      'a value of another type',
      {
        title: 'x',
        fields: [
          lorry,
          { label: 'b', type: 'url', visible_when: { field_id: 'lorry', operator: 'equals', value: 'x' } },
        ],
      },
      'fields.1.visible_when',
    ],
  ];

  it.each(invalid)('rejects %s and names the field', async (_what, body, field) => {
    const response = await client.send('POST', FORMS, body);

    expect(response).toMatchObject({
      status: 422,
      body: { response: false, message: 'validation_errors', validation: { [field]: expect.any(Array) } },
    });
  });

  it('stores nothing of rejected requests', async () => {
    await client.send('POST', FORMS, { title: 'x', fields: [{ label: 'a', type: 'matrix' }] });

    const { body } = await client.send('GET', '/api/management/get-forms?filter[trashed]=with');

    expect(body).toMatchObject({ meta: { total: 0 } });
  });
});
