import type { FormField } from '../fields/field';
import { assertTranslated, chooseLanguage, inLanguage } from './form-texts';
import { DEFAULT_PAGE } from './page-settings';

const field: FormField = {
  id: 'a',
  key: null,
  label: 'Part',
  help: 'Which part?',
  type: 'single_choice',
  required: true,
  options: [{ value: 'roof', label: 'Roof' }],
  validation: {},
  visibleWhen: null,
};

function aForm(translations: Record<string, Record<string, string>>) {
  return { title: 'Survey', description: '', fields: [field], page: { ...DEFAULT_PAGE, translations } };
}

const translated = aForm({ pt: { Survey: 'Inquérito', Part: 'Parte', Roof: 'Telhado' } });

describe('the texts of a form', () => {
  it('are in the language that is requested first', () => {
    expect(chooseLanguage(translated, 'en-GB', ['pt-BR', 'en'])).toBe('pt');
    expect(chooseLanguage(translated, 'en-GB', ['en', 'pt'])).toBe('en');
    expect(chooseLanguage(translated, 'en-GB', ['de', '*'])).toBe('en');
    expect(chooseLanguage(aForm({}), 'en-GB', ['pt'])).toBeNull();
    expect(chooseLanguage(translated, 'en', ['constructor'])).toBe('en');
  });

  it('stay as they are without a translation, and values are not translated', () => {
    expect(inLanguage(translated, 'pt')).toMatchObject({
      title: 'Inquérito',
      fields: [{ label: 'Parte', help: 'Which part?', options: [{ value: 'roof', label: 'Telhado' }] }],
    });
    expect(inLanguage(translated, 'en')).toBe(translated);
    expect(inLanguage(translated, null)).toBe(translated);
  });

  it('are required for a translation', () => {
    expect(() => assertTranslated(translated)).not.toThrow();
    expect(() => assertTranslated(aForm({ pt: { Suvey: 'Inquérito' } }))).toThrow(
      'page.translations.pt: The form has no text "Suvey".',
    );
  });
});
