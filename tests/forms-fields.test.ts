import { type Api, apiOf } from './support/api';
import { makeForm, makeProject, ownForm } from './support/forms';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

/** A field, accepted values, and rejected values. */
const rules: readonly [object, readonly unknown[], readonly unknown[]][] = [
  [{ type: 'short_text', validation: { min_length: 2, max_length: 5 } }, ['ab', '日本😀'], ['a', 'abcdef', 5, true]],
  [{ type: 'long_text' }, ['one\ntwo', '😀'.repeat(100)], [{}, ['a']]],
  [{ type: 'number', validation: { min: 0, max: 10 } }, [0, 9.5], [-1, 10.5, '5', true]],
  [{ type: 'number', validation: { integer: true } }, [7], [7.5]],
  [{ type: 'money', validation: { currency: 'EUR', min: 100 } }, [100, 125_050], [99, 12.5, '100']],
  [{ type: 'date', validation: { min: '2026-01-01' } }, ['2026-01-01'], ['2025-12-31', '2026-02-30', '01/02/2026', 5]],
  [{ type: 'datetime' }, ['2026-01-01T10:00:00Z', '2026-01-01T10:00:00+02:00'], ['2026-01-01', 'now']],
  [{ type: 'boolean' }, [true, false], ['yes', 1]],
  [{ type: 'single_choice', options }, ['a'], ['c', ['a'], 1]],
  [
    { type: 'multiple_choice', options, validation: { min_choices: 1, max_choices: 1 } },
    [['b']],
    [['a', 'b'], ['c'], 'a'],
  ],
  [{ type: 'email' }, ['ana@example.org'], ['ana', 'ana@', 5]],
  [{ type: 'phone' }, ['+351 912 345 678'], ['call me', 5]],
  [{ type: 'url' }, ['https://example.org/x'], ['javascript:alert(1)', 'example']],
  [{ type: 'rating', validation: { max: 3 } }, [1, 3], [0, 4, 2.5]],
  [{ type: 'signature' }, [], ['Ana', 'https://example.org/x.png']],
  [{ type: 'file' }, [], ['note.txt', { id: 'x' }]],
  [{ type: 'section' }, [], ['text', true]],
  [
    { type: 'group', fields: [{ label: 'Name', type: 'short_text' }], validation: { max_items: 2 } },
    [[], [{}], null],
    ['text', 5, {}, [1], [[]], [{ name: 'x' }], Array(201).fill({ name: 'x' })],
  ],
];

describe('the fields of a form', () => {
  let api: Api;
  let project: string;

  beforeAll(async () => {
    api = apiOf();
    project = await makeProject(api);
  });

  it.each(rules)(
    '%j: accept valid values, and reject others with an error that names the field',
    async (field, accepted, rejected) => {
      const { id, edges } = await makeForm(api, [{ label: 'The field', ...field }]);
      const put = (value: unknown) =>
        api.send('PUT', '/dynamic-forms-answers', {
          form_id: id,
          accessor: ownForm(project),
          answers: [{ field_id: edges[0], value }],
        });

      for (const value of accepted) {
        const { status } = await put(value);
        expect({ value, status }).toEqual({ value, status: 200 });
      }
      for (const value of rejected) {
        const { status, body } = await put(value);
        expect({ value, status, message: body.message }).toEqual({ value, status: 422, message: 'validation_errors' });
        expect(Object.values(body.validation).flat().join(' ')).toContain('The field');
      }
    },
  );

  it.each([
    ['a type that does not exist', [{ label: 'A', type: 'hologram' }]],
    ['no label', [{ type: 'number' }]],
    ['a rule of another type', [{ label: 'A', type: 'boolean', validation: { min: 1 } }]],
    ['bounds that exclude everything', [{ label: 'A', type: 'number', validation: { min: 2, max: 1 } }]],
    ['a choice without options', [{ label: 'A', type: 'single_choice' }]],
    ['more choices than options', [{ label: 'A', type: 'multiple_choice', options, validation: { min_choices: 3 } }]],
    [
      'a condition on a field that does not exist',
      [{ label: 'A', type: 'number', visible_when: { field_id: 'b', operator: 'equals', value: 1 } }],
    ],
    [
      'circular conditions',
      [
        { key: 'a', label: 'A', type: 'number', visible_when: { field_id: 'b', operator: 'equals', value: 1 } },
        { key: 'b', label: 'B', type: 'number', visible_when: { field_id: 'a', operator: 'equals', value: 1 } },
      ],
    ],
    ['a member that is not defined', [{ label: 'A', type: 'number', colour: 'red' }]],
  ])('are rejected with %s', async (_, fields) => {
    const { status, body } = await api.send('POST', '/forms', { title: 'Survey', fields });

    expect({ status, message: body.message }).toEqual({ status: 422, message: 'validation_errors' });
    expect(Object.keys(body.validation).join()).toMatch(/^fields/);
  });

  it('can be many, in any script', async () => {
    const many = Array.from({ length: 300 }, (_, n) => ({ label: `سؤال 質問 ❓ ${n}`, type: 'short_text' }));

    const { id } = await makeForm(api, many, 'Ünïcode 😀');

    const { body } = await api.get(`/forms/${id}`);
    expect(body.form.fields).toHaveLength(300);
    expect(body.form.fields[299].label).toBe('سؤال 質問 ❓ 299');
  });

  it('keep their ids in new versions unless their type changes, and one of two concurrent updates is rejected', async () => {
    const { id, edges } = await makeForm(api, [
      { label: 'Area', type: 'number' },
      { label: 'Notes', type: 'short_text' },
    ]);
    const seen = (await api.get(`/forms/${id}`)).headers.get('etag') ?? '';
    const fields = [
      { id: edges[1], label: 'Remarks', type: 'short_text' },
      { id: edges[0], label: 'Area', type: 'money' },
    ];

    const first = await api.send('PATCH', `/forms/${id}`, { fields }, { 'if-match': seen });
    const second = await api.send('PATCH', `/forms/${id}`, { title: 'Mine' }, { 'if-match': seen });

    expect(first.body.form).toMatchObject({
      version: 2,
      fields: [{ id: edges[1], label: 'Remarks' }, { type: 'money' }],
    });
    expect(first.body.form.fields[1].id).not.toBe(edges[0]);
    expect(second).toMatchObject({ status: 412, body: { message: 'precondition_failed' } });
  });
});
