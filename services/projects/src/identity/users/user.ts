/** A user of a frame, created when a verified token is first seen. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly active: boolean;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

const BACKGROUNDS = ['#1f6feb', '#8250df', '#bf3989', '#bc4c00', '#1a7f37', '#0969da', '#6639ba', '#9a6700'];

/** A data URL with the user's initials. The same name and id produce the same image. */
export function avatarUrl({ id, name }: Pick<User, 'id' | 'name'>): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
  const background = BACKGROUNDS[Number.parseInt(id.slice(-2), 16) % BACKGROUNDS.length];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${background}"/>` +
    `<text x="32" y="41" font-family="sans-serif" font-size="26" fill="#fff" text-anchor="middle">${escapeXml(initials)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The name of a user whose token has none. */
export function unnamedUser(id: string): string {
  return `User ${id.replaceAll('-', '').slice(-12)}`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
