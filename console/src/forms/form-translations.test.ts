import { newField } from './field-draft';
import { NEW_FORM } from './form-draft';
import { placeTranslations, textsOf, translate, writeTranslations } from './form-translations';

const kind = newField('single_choice');
const [flat, other] = kind.options;
const FORM = {
  ...NEW_FORM,
  title: 'Survey',
  fields: [
    { ...kind, label: 'Kind', options: [flat, other].map((one, at) => ({ ...one!, label: at ? 'Other' : 'Survey' })) },
    { ...newField('group'), label: 'Lines', itemLabel: 'Line', fields: [{ ...newField('number'), label: 'Kind' }] },
  ],
};

describe('the translations of a form', () => {
  it('list each text once, without texts that the type of a field does not have', () => {
    const [first, ...others] = FORM.fields;
    const changed = { ...FORM, fields: [{ ...first!, type: 'number' as const }, ...others] };

    expect(textsOf(FORM).map(({ text }) => text)).toEqual(['Survey', 'Kind', 'Other', 'Lines', 'Line']);
    expect(textsOf(changed).map(({ text }) => text)).toEqual(['Survey', 'Kind', 'Lines', 'Line']);
  });

  it('stay with a text that changes', () => {
    const placed = placeTranslations({ pt: { Survey: 'Levantamento', Kind: 'Sort' } }, textsOf(FORM));

    const written = writeTranslations(placed, textsOf({ ...FORM, title: 'Site survey' }));

    expect(written).toEqual({ pt: { 'Site survey': 'Levantamento', Survey: 'Levantamento', Kind: 'Sort' } });
  });

  it('are written without empty ones and without texts that were removed', () => {
    const texts = textsOf(FORM);
    const [title, label] = texts;
    const placed = placeTranslations({ pt: { Survey: 'Levantamento', Kind: 'Sort', Lines: 'Rows' }, es: {} }, texts);
    const cleared = { ...placed, pt: translate(label!, placed['pt']!, ' ') };

    expect(writeTranslations(cleared, textsOf({ ...FORM, fields: [] }))).toEqual({ pt: { Survey: 'Levantamento' } });
    expect(translate(title!, {}, 'Inquérito')).toMatchObject({ title: 'Inquérito' });
  });
});
