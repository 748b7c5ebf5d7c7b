import { presentField } from '../fields/present-field';
import { chooseLanguage, inLanguage } from '../forms/form-texts';
import { presentPage } from '../forms/page-schemas';
import { presentLook } from '../themes/theme-schemas';
import type { OpenLink } from './open-link';

/**
 * The public view of a link, in the language of the form that the respondent understands best. It contains no ids of
 * the project or the context.
 */
export function presentLink({ link, form, frame, theme }: OpenLink, languages: readonly string[]) {
  const language = chooseLanguage(form, frame.locale, languages);
  const { title, description, fields, page } = inLanguage(form, language);
  const { translations: _translations, ...shown } = presentPage(page);
  return {
    form: { title, description, fields: fields.map(presentField), page: shown },
    language,
    link: { expires_at: link.expiresAt.toISOString(), single_use: link.singleUse },
    frame: { name: frame.name, locale: frame.locale },
    look: presentLook(theme),
    prefill: link.prefill.map(({ fieldId, value }) => ({ field_id: fieldId, value })),
  };
}

export type PresentedLink = ReturnType<typeof presentLink>;
