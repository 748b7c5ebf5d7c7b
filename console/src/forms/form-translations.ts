import type { FieldDraft } from './field-draft';
import { FIELD_TYPES } from './field-types';

/** Translations by language and by the place of the text, so that a text that changes keeps its translation. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text of the form, with all places where it appears. The API has one translation of a text in a language. */
export interface FormText {
  readonly text: string;
  readonly places: readonly string[];
}

interface Texts {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly FieldDraft[];
}

export function textsOf({ title, description, fields }: Texts): readonly FormText[] {
  const places = new Map<string, string[]>();
  const all = [['title', title], ['description', description], ...fields.flatMap(textsOfField)] as const;
  for (const [place = '', text = ''] of all) {
    const known = text.trim();
    if (known) places.set(known, [...(places.get(known) ?? []), place]);
  }
  return [...places].map(([text, at]) => ({ text, places: at }));
}

function textsOfField(field: FieldDraft): readonly (readonly string[])[] {
  const { uid, type, label, help, options, fields, itemLabel } = field;
  return [
    [`${uid}.label`, label],
    [`${uid}.help`, help],
    ...(FIELD_TYPES[type].hasOptions ? options.map((one) => [`${uid}.${one.uid}`, one.label]) : []),
    ...(type === 'group' ? [[`${uid}.item`, itemLabel], ...fields.flatMap(textsOfField)] : []),
  ];
}

/** Translations as the API has them, by text, at the places of the texts. */
export function placeTranslations(stored: Translations, texts: readonly FormText[]): Translations {
  return mapLanguages(stored, (translations) =>
    texts.flatMap(({ text, places }) => {
      const translation = translations[text];
      return translation === undefined ? [] : places.map((place) => [place, translation] as const);
    }),
  );
}

/** As the API reads them. It rejects translations of texts that the form does not have. */
export function writeTranslations(translations: Translations, texts: readonly FormText[]): Translations {
  const written = mapLanguages(translations, (placed) =>
    texts.flatMap((one) => {
      const translation = translationOf(one, placed).trim();
      return translation ? [[one.text, translation] as const] : [];
    }),
  );
  return Object.fromEntries(Object.entries(written).filter(([, texts]) => Object.keys(texts).length > 0));
}

export function translationOf({ places }: FormText, placed: Translations[string]): string {
  return places.map((place) => placed[place]).find((translation) => translation) ?? '';
}

export function translate({ places }: FormText, placed: Translations[string], to: string): Translations[string] {
  return { ...placed, ...Object.fromEntries(places.map((place) => [place, to])) };
}

function mapLanguages(
  all: Translations,
  entries: (one: Translations[string]) => readonly (readonly [string, string])[],
): Translations {
  return Object.fromEntries(Object.entries(all).map(([language, one]) => [language, Object.fromEntries(entries(one))]));
}
