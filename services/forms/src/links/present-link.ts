import { presentField } from '../fields/present-field';
import type { Form } from '../forms/form';
import { chooseLanguage, inLanguage } from '../forms/form-texts';
import { presentPage } from '../forms/page-schemas';
import type { FrameProfile } from '../projects/project-directory';
import type { Theme } from '../themes/theme';
import { presentLook } from '../themes/theme-schemas';
import type { OpenLink } from './open-link';

/** The public view of a form, in the language of the form that the respondent understands best. */
export function presentPublicForm(
  { form, frame, theme }: { readonly form: Form; readonly frame: FrameProfile; readonly theme: Theme },
  languages: readonly string[],
) {
  const language = chooseLanguage(form, frame.locale, languages);
  const { title, description, fields, page } = inLanguage(form, language);
  const { translations: _translations, ...shown } = presentPage(page);
  return {
    form: { title, description, fields: fields.map(presentField), page: shown },
    language,
    frame: { name: frame.name, locale: frame.locale },
    look: presentLook(theme),
  };
}

/**
 * The public view of a link, in the language of the form that the respondent understands best. It contains no ids of
 * the project or the context.
 */
export function presentLink({ link, ...opened }: OpenLink, languages: readonly string[]) {
  const { form, language, frame, look } = presentPublicForm(opened, languages);
  return {
    form,
    language,
    link: { expires_at: link.expiresAt.toISOString(), single_use: link.singleUse },
    frame,
    look,
    prefill: link.prefill.map(({ fieldId, value }) => ({ field_id: fieldId, value })),
  };
}

/** What the page of a form shows. */
export type PresentedForm = ReturnType<typeof presentPublicForm> & Pick<PresentedLink, 'prefill'>;

export type PresentedLink = ReturnType<typeof presentLink>;
