import type { FormTheme, UpdateFormTheme } from '@trackway/client';

export const COLORS = ['accent_color', 'text_color', 'surface_color', 'background_color'] as const;
export type ColorName = (typeof COLORS)[number];

/** Members are empty if they have the default. */
export interface ThemeDraft extends Readonly<Record<string, unknown>> {
  readonly accent_color: string;
  readonly text_color: string;
  readonly surface_color: string;
  readonly background_color: string;
  /** A data URI of an image. */
  readonly logo: string;
}

/** The colors of a page without colors of its own, in the light mode of the browser. */
export const DEFAULT_COLORS: Readonly<Record<ColorName, string>> = {
  accent_color: '#2450c8',
  text_color: '#1a1d24',
  surface_color: '#ffffff',
  background_color: '#f3f4f7',
};

export function themeDraftOf(theme: FormTheme): ThemeDraft {
  const { accent_color: accent, text_color: text, surface_color: surface, background_color: background, logo } = theme;
  return {
    accent_color: accent ?? '',
    text_color: text ?? '',
    surface_color: surface ?? '',
    background_color: background ?? '',
    logo: logo ?? '',
  };
}

export function themeBody(changes: Partial<ThemeDraft>): UpdateFormTheme {
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value === '' ? null : value]));
}

/** The color that a page has with the draft. A color that is not complete yet counts as the default. */
export function shownColor(draft: ThemeDraft, name: ColorName): string {
  return isColor(draft[name]) ? draft[name] : DEFAULT_COLORS[name];
}

function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}
