import type { Form } from '@trackway/client';
import { type FieldDraft, fieldDraftOf } from './field-draft';
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
}

export const NEW_FORM: FormDraft = {
  title: '',
  description: '',
  fields: [],
  page: { sections_as_pages: false, review: false, redirect_url: '', embed_origins: '' },
};

export function formDraftOf({ title, description, fields, page }: Form): FormDraft {
  return {
    title,
    description,
    fields: fields.map(fieldDraftOf),
    page: {
      sections_as_pages: page.sections_as_pages,
      review: page.review,
      redirect_url: page.redirect_url ?? '',
      embed_origins: page.embed_origins.join('\n'),
    },
  };
}

/** The changed parts as the API reads them. Translations are absent, so they stay as they are. */
export function formBody({ fields, page, ...rest }: Partial<FormDraft>) {
  return {
    ...rest,
    ...(fields ? { fields: writeFields(fields) } : {}),
    ...(page ? { page: pageBody(page) } : {}),
  };
}

function pageBody({ redirect_url: url, embed_origins: origins, ...switches }: PageDraft) {
  const lines = origins.split('\n').map((line) => line.trim());
  return { ...switches, redirect_url: url.trim() || null, embed_origins: lines.filter((line) => line !== '') };
}
