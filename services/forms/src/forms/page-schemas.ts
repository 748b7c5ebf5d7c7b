import { omitUndefined } from '@trackway/application';
import { z } from 'zod';
import { longText, text } from '../shared/value-types';
import type { PageSettings } from './page-settings';

const MAX_URL_LENGTH = 2_048;
const MAX_ORIGINS = 20;
const MAX_LANGUAGES = 10;

/** Without user and password, which browsers would show or send. */
export const redirectUrl = z
  .url({ protocol: /^https$/, error: 'Must be a URL that begins with https://.' })
  .max(MAX_URL_LENGTH)
  .refine((url) => !hasCredentials(url), 'Must not contain a user or a password.');

const origin = z
  .string()
  .max(255)
  .regex(
    /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/,
    'Must be an origin, such as https://www.example.org. Only localhost can have http.',
  );

export const embedOrigins = z.array(origin).max(MAX_ORIGINS);

const language = z.string().regex(/^[a-z]{2}$/, 'Must be a language of two letters, such as pt.');
const translations = z
  .record(language, z.record(text.min(1).max(65_536), longText.min(1)))
  .refine((given) => Object.keys(given).length <= MAX_LANGUAGES, `Must have ${MAX_LANGUAGES} languages or fewer.`);

const members = {
  sections_as_pages: z.boolean().meta({ description: 'Each section begins a page of its own' }),
  review: z.boolean().meta({ description: 'Respondents check their answers before they send them' }),
  redirect_url: redirectUrl
    .nullable()
    .meta({ description: 'Opened after a submission. Null shows the respondent a copy of the answers' }),
  embed_origins: embedOrigins.meta({
    description: 'Origins of pages that may embed the form. Without one, no page may',
  }),
  translations: translations.meta({
    description:
      'Texts of the form in other languages: an object for each language, with the texts of the form as names. Texts without a translation stay as they are',
  }),
};

export const pageBody = z
  .strictObject(members)
  .partial()
  .meta({
    id: 'WriteFormPage',
    description: 'How the public page of the form behaves',
    example: { sections_as_pages: true, review: true, translations: { pt: { Survey: 'Inquérito' } } },
  });

export const pageSchema = z
  .object({
    ...members,
    redirect_url: z.string().nullable(),
    embed_origins: z.array(z.string()),
    translations: z.record(z.string(), z.record(z.string(), z.string())),
  })
  .meta({ id: 'FormPage', description: 'How the public page of the form behaves' });

export function toPageSettings(body: z.infer<typeof pageBody>): Partial<PageSettings> {
  return omitUndefined({
    sectionsAsPages: body.sections_as_pages,
    review: body.review,
    redirectUrl: body.redirect_url,
    embedOrigins: body.embed_origins && [...new Set(body.embed_origins)],
    translations: body.translations,
  });
}

export function presentPage(page: PageSettings): z.infer<typeof pageSchema> {
  return {
    sections_as_pages: page.sectionsAsPages,
    review: page.review,
    redirect_url: page.redirectUrl,
    embed_origins: [...page.embedOrigins],
    translations: { ...page.translations },
  };
}

function hasCredentials(url: string): boolean {
  return URL.canParse(url) && (new URL(url).username !== '' || new URL(url).password !== '');
}
