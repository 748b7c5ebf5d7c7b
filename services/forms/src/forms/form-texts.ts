import { invalidInput } from '@trackway/errors';
import type { FormField } from '../fields/field';
import type { Form } from './form';

type Texts = Pick<Form, 'title' | 'description' | 'fields' | 'page'>;

/** @throws AppError 422 for translations of texts that the form does not have */
export function assertTranslated(form: Texts): void {
  const known = new Set(textsOf(form));
  const unknown = Object.entries(form.page.translations).flatMap(([language, texts]) =>
    Object.keys(texts)
      .filter((text) => !known.has(text))
      .map((text) => [`page.translations.${language}`, [`The form has no text ${JSON.stringify(text)}.`]] as const),
  );
  if (unknown.length > 0) throw invalidInput(Object.fromEntries(unknown));
}

/**
 * The first of these languages that the form has: a translation, or the language of the frame, in which the form is
 * written. Null if the form is not translated.
 */
export function chooseLanguage(form: Texts, locale: string, languages: readonly string[]): string | null {
  const { translations } = form.page;
  if (Object.keys(translations).length === 0) return null;
  const own = locale.slice(0, 2).toLowerCase();
  const requested = languages.map((language) => language.slice(0, 2).toLowerCase());
  return requested.find((language) => language === own || Object.hasOwn(translations, language)) ?? own;
}

/** The form with its texts in a language. Texts without a translation stay as they are. */
export function inLanguage<Localized extends Texts>(form: Localized, language: string | null): Localized {
  const { translations } = form.page;
  const texts = language !== null && Object.hasOwn(translations, language) ? translations[language] : undefined;
  if (!texts) return form;
  const of = (text: string) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
  return {
    ...form,
    title: of(form.title),
    description: of(form.description),
    fields: form.fields.map((field) => translated(field, of)),
  };
}

function translated(field: FormField, of: (text: string) => string): FormField {
  const { help, fields, itemLabel } = field;
  return {
    ...field,
    label: of(field.label),
    help: help === null ? null : of(help),
    options: field.options.map((option) => ({ ...option, label: of(option.label) })),
    ...(fields ? { fields: fields.map((column) => translated(column, of)) } : {}),
    ...(itemLabel ? { itemLabel: of(itemLabel) } : {}),
  };
}

function textsOf({ title, description, fields }: Texts): string[] {
  const all = fields.flatMap((field) => [field, ...(field.fields ?? [])]);
  const ofFields = all.flatMap(({ label, help, itemLabel, options }) => [
    label,
    help ?? '',
    itemLabel ?? '',
    ...options.map((one) => one.label),
  ]);
  return [title, description, ...ofFields];
}
