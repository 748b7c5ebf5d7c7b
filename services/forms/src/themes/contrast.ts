/** The least contrast of text by WCAG 2.2, level AA. */
export const MIN_CONTRAST = 4.5;

/** A color as `#rrggbb`. */
export type Color = string;

/** Contrast ratio of two colors by WCAG 2.2: 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

/** The first candidate that is readable on a color, else the last one. */
export function readable(candidates: readonly [Color, ...Color[]], on: Color): Color {
  return candidates.find((color) => contrast(color, on) >= MIN_CONTRAST) ?? candidates.at(-1) ?? candidates[0];
}

/** A mixture that has `share` (0 to 1) of the first color. */
export function mix(one: Color, other: Color, share: number): Color {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  const mixed = first.map((channel, index) => Math.round(channel * share + (second[index] ?? 0) * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function isDark(color: Color): boolean {
  return contrast(color, '#ffffff') > contrast(color, '#000000');
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: Color): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
