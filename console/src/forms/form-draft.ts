import type { Form } from '@trackway/client';
import { type FieldDraft, fieldDraftOf } from './field-draft';
import { placeTranslations, type Translations, textsOf, writeTranslations } from './form-translations';
import { writeFields } from './write-fields';

export interface PageDraft {
  readonly sections_as_pages: boolean;
  readonly review: boolean;
  readonly redirect_url: string;
  /** One origin on each line. */
  readonly embed_origins: string;
}

/** A form as its editor shows it. */
export interface FormDraft extends Readonly<Record<string, unknown>> {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly FieldDraft[];
  readonly page: PageDraft;
  readonly translations: Translations;
}

export const NEW_FORM: FormDraft = {
  title: '',
  description: '',
  fields: [],
  page: { sections_as_pages: false, review: false, redirect_url: '', embed_origins: '' },
  translations: {},
};

export function formDraftOf({ title, description, fields, page }: Form): FormDraft {
  const texts = { title, description, fields: fields.map(fieldDraftOf) };
  return {
    ...texts,
    page: {
      sections_as_pages: page.sections_as_pages,
      review: page.review,
      redirect_url: page.redirect_url ?? '',
      embed_origins: page.embed_origins.join('\n'),
    },
    translations: placeTranslations(page.translations, textsOf(texts)),
  };
}

/** The changed parts of a draft as the API reads them. Translations are absent if they and their texts stay. */
export function formBody(changes: Partial<FormDraft>, draft: FormDraft) {
  const { fields, page, translations, ...rest } = changes;
  const isTextChanged = fields !== undefined || Object.keys(rest).length > 0;
  const isTranslated = translations ?? (isTextChanged && Object.keys(draft.translations).length > 0);
  const pageChanges = {
    ...(page ? pageBody(page) : {}),
    ...(isTranslated ? { translations: writeTranslations(draft.translations, textsOf(draft)) } : {}),
  };
  return {
    ...rest,
    ...(fields ? { fields: writeFields(fields) } : {}),
    ...(Object.keys(pageChanges).length > 0 ? { page: pageChanges } : {}),
  };
}

function pageBody({ redirect_url: url, embed_origins: origins, ...switches }: PageDraft) {
  const lines = origins.split('\n').map((line) => line.trim());
  return { ...switches, redirect_url: url.trim() || null, embed_origins: lines.filter((line) => line !== '') };
}
