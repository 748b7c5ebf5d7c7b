import { type FieldMessages, invalidInput } from '@trackway/errors';
import { type Color, contrast, isDark, MIN_CONTRAST, mix, readable } from './contrast';

/** Colors and logo of the public form pages of a frame. Null means the default. */
export interface Theme {
  readonly frameId: string;
  /** Buttons, links and progress. */
  readonly accentColor: Color | null;
  readonly textColor: Color | null;
  /** Behind the questions. */
  readonly surfaceColor: Color | null;
  /** Behind the surface. */
  readonly backgroundColor: Color | null;
  /** A data URI of an image. */
  readonly logo: string | null;
  /** 0 if it was never changed. */
  readonly version: number;
}

const DEFAULTS = { accent: '#2450c8', text: '#1a1d24', surface: '#ffffff', background: '#f3f4f7' } as const;
const ERROR_COLORS = ['#b3261e', '#ffb4ab'] as const;
const SUCCESS_COLORS = ['#17663a', '#8fdcae'] as const;
const SOFT_SHARE = 0.75;
const LINE_SHARE = 0.5;
const CHOSEN_SHARE = 0.12;

export function defaultTheme(frameId: string): Theme {
  const colors = { accentColor: null, textColor: null, surfaceColor: null, backgroundColor: null };
  return { ...colors, frameId, logo: null, version: 0 };
}

/** @throws AppError 422 that names the colors of each pair with a contrast below 4.5:1 */
export function assertReadable(theme: Theme): void {
  const { accent, text, surface } = colorsOf(theme);
  const pairs = [
    ['text_color', text],
    ['accent_color', accent],
  ] as const;
  const issues = pairs.flatMap(([field, color]) => {
    const ratio = contrast(color, surface);
    if (ratio >= MIN_CONTRAST) return [];
    // Rounded down, so that 4.49 does not read as 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    const message = `${color} on surface_color ${surface} has a contrast of ${shown}:1. It must be ${MIN_CONTRAST}:1 or more.`;
    return [[field, [message]] as const];
  });
  if (issues.length > 0) throw invalidInput(Object.fromEntries(issues) satisfies FieldMessages);
}

/** Values of the custom properties of the page; empty for the default colors, which follow the color scheme. */
export function pageColors(theme: Theme): Readonly<Record<string, string>> {
  const { accentColor, textColor, surfaceColor, backgroundColor } = theme;
  if ([accentColor, textColor, surfaceColor, backgroundColor].every((color) => color === null)) return {};
  const { accent, text, surface, background } = colorsOf(theme);
  return {
    'color-scheme': isDark(surface) ? 'dark' : 'light',
    '--paper': surface,
    '--ground': background,
    '--ink': text,
    '--soft': readable([mix(text, surface, SOFT_SHARE), text], surface),
    '--line': mix(text, surface, LINE_SHARE),
    '--accent': accent,
    '--on-accent': readable(['#ffffff', '#000000'], accent),
    '--wrong': readable([...ERROR_COLORS, text], surface),
    '--right': readable([...SUCCESS_COLORS, text], surface),
    '--chosen': chosenColor(accent, surface, text),
  };
}

/** The background of a chosen option, on which its text stays readable. */
function chosenColor(accent: Color, surface: Color, text: Color): Color {
  const tinted = mix(accent, surface, CHOSEN_SHARE);
  return contrast(text, tinted) >= MIN_CONTRAST ? tinted : surface;
}

function colorsOf({ accentColor, textColor, surfaceColor, backgroundColor }: Theme) {
  return {
    accent: accentColor ?? DEFAULTS.accent,
    text: textColor ?? DEFAULTS.text,
    surface: surfaceColor ?? DEFAULTS.surface,
    background: backgroundColor ?? DEFAULTS.background,
  };
}
