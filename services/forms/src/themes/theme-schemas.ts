import { z } from 'zod';
import { logoIssue } from './logo';
import { pageColors, type Theme } from './theme';

const MAX_LOGO_LENGTH = 65_536;

const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'Must be a color such as #2450c8.')
  .toLowerCase()
  .nullable();
const logo = z
  .string()
  .max(MAX_LOGO_LENGTH)
  .superRefine((uri, context) => {
    const message = logoIssue(uri);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .nullable();

const members = {
  accent_color: color.meta({ description: 'Buttons, links and progress' }),
  text_color: color.meta({ description: 'Texts' }),
  surface_color: color.meta({ description: 'Behind the questions' }),
  background_color: color.meta({ description: 'Around the questions' }),
  logo: logo.meta({ description: 'A data URI of a PNG, JPEG or WebP image of at most 12 KB' }),
};

export const themeBody = z
  .strictObject(members)
  .partial()
  .meta({
    id: 'UpdateFormTheme',
    description: 'Members that are absent stay as they are. Null means the default',
    example: { accent_color: '#0b5d3b', background_color: '#eef4f0' },
  });

const stored = z.string().nullable();
export const themeSchema = z
  .object({
    accent_color: stored,
    text_color: stored,
    surface_color: stored,
    background_color: stored,
    logo: stored,
  })
  .meta({ id: 'FormTheme', description: 'Colors and logo of the public form pages of a frame' });

export function presentTheme(theme: Theme): z.infer<typeof themeSchema> {
  return {
    accent_color: theme.accentColor,
    text_color: theme.textColor,
    surface_color: theme.surfaceColor,
    background_color: theme.backgroundColor,
    logo: theme.logo,
  };
}

/** What the page needs of a theme. */
export function presentLook(theme: Theme) {
  return { colors: pageColors(theme), logo: theme.logo };
}
