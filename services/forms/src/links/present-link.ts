import { presentField } from '../fields/present-field';
import { presentPage } from '../forms/page-schemas';
import { presentLook } from '../themes/theme-schemas';
import type { OpenLink } from './open-link';

/** The public view of a link. It contains no ids of the project or the context. */
export function presentLink({ link, form, frame, theme }: OpenLink) {
  const { title, description, fields, page } = form;
  return {
    form: { title, description, fields: fields.map(presentField), page: presentPage(page) },
    link: { expires_at: link.expiresAt.toISOString(), single_use: link.singleUse },
    frame: { name: frame.name, locale: frame.locale },
    look: presentLook(theme),
    prefill: link.prefill.map(({ fieldId, value }) => ({ field_id: fieldId, value })),
  };
}

export type PresentedLink = ReturnType<typeof presentLink>;
