import { omitUndefined } from '@trackway/application';
import { z } from 'zod';
import type { PageSettings } from './page-settings';

const MAX_URL_LENGTH = 2_048;
const MAX_ORIGINS = 20;

/** Without user and password, which browsers would show or send. */
const redirectUrl = z
  .url({ protocol: /^https$/, error: 'Must be a URL that begins with https://.' })
  .max(MAX_URL_LENGTH)
  .refine((url) => !hasCredentials(url), 'Must not contain a user or a password.');

const origin = z
  .string()
  .max(255)
  .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/, 'Must be an origin, such as https://www.example.org.');

const members = {
  sections_as_pages: z.boolean().meta({ description: 'Each section begins a page of its own' }),
  review: z.boolean().meta({ description: 'Respondents check their answers before they send them' }),
  redirect_url: redirectUrl
    .nullable()
    .meta({ description: 'Opened after a submission. Null shows the respondent a copy of the answers' }),
  embed_origins: z
    .array(origin)
    .max(MAX_ORIGINS)
    .meta({ description: 'Origins of pages that may embed the form. Without one, no page may' }),
};

export const pageBody = z
  .strictObject(members)
  .partial()
  .meta({
    id: 'WriteFormPage',
    description: 'How the public page of the form behaves',
    example: { sections_as_pages: true, review: true, embed_origins: ['https://www.example.org'] },
  });

export const pageSchema = z
  .object({ ...members, redirect_url: z.string().nullable(), embed_origins: z.array(z.string()) })
  .meta({ id: 'FormPage', description: 'How the public page of the form behaves' });

export function toPageSettings(body: z.infer<typeof pageBody>): Partial<PageSettings> {
  return omitUndefined({
    sectionsAsPages: body.sections_as_pages,
    review: body.review,
    redirectUrl: body.redirect_url,
    embedOrigins: body.embed_origins && [...new Set(body.embed_origins)],
  });
}

export function presentPage(page: PageSettings): z.infer<typeof pageSchema> {
  return {
    sections_as_pages: page.sectionsAsPages,
    review: page.review,
    redirect_url: page.redirectUrl,
    embed_origins: [...page.embedOrigins],
  };
}

function hasCredentials(url: string): boolean {
  return URL.canParse(url) && (new URL(url).username !== '' || new URL(url).password !== '');
}
