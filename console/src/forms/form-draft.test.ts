import type { Form } from '@trackway/client';
import { newField } from './field-draft';
import { type FormDraft, formBody, formDraftOf, NEW_FORM } from './form-draft';

const at = '2026-01-01T00:00:00Z';
const plain = { key: null, help: null, required: false, options: [], validation: {} } as const;

const FORM: Form = {
  id: 7,
  title: 'Survey',
  description: '',
  frame_id: 'f',
  version: 3,
  created_by: null,
  created_at: at,
  updated_at: at,
  deleted_at: null,
  page: {
    sections_as_pages: true,
    review: false,
    redirect_url: null,
    embed_origins: ['https://a.example', 'https://b.example'],
    translations: { pt: { Survey: 'Levantamento' } },
  },
  fields: [
    { ...plain, id: 'a', type: 'number', label: 'Area', key: 'area', validation: { min: 0, integer: true } },
    {
      ...plain,
      id: 'b',
      type: 'single_choice',
      label: 'Kind',
      options: [{ value: 'flat', label: 'Flat roof' }],
      visible_when: { field_id: 'a', operator: 'greater_than', value: 10 },
    },
    { ...plain, id: 'c', type: 'file', label: 'Plan', validation: { max_bytes: 1_000_000, mime_types: ['image/*'] } },
    {
      ...plain,
      id: 'd',
      type: 'group',
      label: 'Lines',
      item_label: 'Line',
      fields: [{ ...plain, id: 'e', type: 'calculated', label: 'Sum', expression: 'area * 2' }],
    },
  ],
};

describe('the draft of a form', () => {
  it('is written as it was read', () => {
    const draft = formDraftOf(FORM);

    const { fields, page } = formBody(draft, draft);

    expect(fields).toEqual([
      { id: 'a', ...core('number', 'Area'), key: 'area', validation: { min: 0, integer: true }, visible_when: null },
      {
        id: 'b',
        ...core('single_choice', 'Kind'),
        options: [{ value: 'flat', label: 'Flat roof' }],
        visible_when: { all: [{ field_id: 'a', operator: 'greater_than', value: 10 }] },
      },
      {
        id: 'c',
        ...core('file', 'Plan'),
        validation: { max_bytes: 1_000_000, mime_types: ['image/*'] },
        visible_when: null,
      },
      {
        id: 'd',
        ...core('group', 'Lines'),
        item_label: 'Line',
        fields: [{ id: 'e', ...core('calculated', 'Sum'), expression: 'area * 2' }],
        visible_when: null,
      },
    ]);
    expect(page).toEqual({
      sections_as_pages: true,
      review: false,
      redirect_url: null,
      embed_origins: ['https://a.example', 'https://b.example'],
      translations: { pt: { Survey: 'Levantamento' } },
    });
  });

  it('contains only rules and members of the type', () => {
    const field = { ...newField('single_choice'), label: 'Kind', rules: { min: '1' }, expression: 'x' };

    const { fields } = bodyOf([{ ...field, type: 'short_text' }]);

    expect(fields).toEqual([{ ...core('short_text', 'Kind'), visible_when: null }]);
  });

  it('names a new field of a condition by a key from its label', () => {
    const area = { ...newField('number'), label: 'Área in m²' };
    const why = {
      ...newField('long_text'),
      label: 'Why?',
      visibility: { match: 'any', conditions: [{ field: area.uid, operator: 'less_than', value: 5 }] } as const,
    };
    const other = { ...newField('number'), label: 'Other', key: 'area_in_m' };

    const { fields = [] } = bodyOf([area, why, other]);

    expect(fields.map(({ key }) => key)).toEqual(['area_in_m_2', null, 'area_in_m']);
    expect(fields[1]?.visible_when).toEqual({ any: [{ field_id: 'area_in_m_2', operator: 'less_than', value: 5 }] });
  });

  it('names a new option after its label', () => {
    const [option] = newField('single_choice').options;
    const field = { ...newField('single_choice'), options: option ? [{ ...option, label: 'Red' }] : [] };

    expect(bodyOf([field]).fields).toMatchObject([{ options: [{ value: 'Red', label: 'Red' }] }]);
  });
});

function bodyOf(fields: FormDraft['fields']) {
  return formBody({ fields }, { ...NEW_FORM, fields });
}

function core(type: string, label: string) {
  return { type, label, key: null, help: null, required: false, validation: {} };
}
