import { currentContext } from '@trackway/runtime';

const BACKGROUNDS = ['#1f6feb', '#8250df', '#bf3989', '#bc4c00', '#1a7f37', '#0969da', '#6639ba', '#9a6700'] as const;

/** A generated picture: initials on a background. The same id and name have the same one. */
export interface Avatar {
  /** Up to two characters. */
  readonly initials: string;
  /** Index of a background. */
  readonly color: number;
}

export function avatarOf({ id, name }: { readonly id: string; readonly name: string }): Avatar {
  const words = name.split(/\s+/u).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
  const color = Number.parseInt(id.slice(-2), 16) % BACKGROUNDS.length;
  return { initials: [...initials].slice(0, 2).join(''), color: Number.isNaN(color) ? 0 : color };
}

/** The link of the picture, relative outside of HTTP requests. It has no more than the initials of the name. */
export function avatarUrl(owner: { readonly id: string; readonly name: string }): string {
  const { initials, color } = avatarOf(owner);
  return `${currentContext()?.origin ?? ''}/avatars/${color}-${encodeURIComponent(initials)}.svg`;
}

/** The avatar of the last segment of a link. Undefined if there is none. */
export function readAvatar(segment: string): Avatar | undefined {
  const [, color, initials = ''] = /^([0-7])-(.{0,4})\.svg$/u.exec(segment) ?? [];
  return color === undefined || [...initials].length > 2 ? undefined : { color: Number(color), initials };
}

export function drawAvatar({ initials, color }: Avatar): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${BACKGROUNDS[color]}"/>` +
    `<text x="32" y="41" font-family="sans-serif" font-size="26" fill="#fff" text-anchor="middle">${escapeXml(initials)}</text></svg>`
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
