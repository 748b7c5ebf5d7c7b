const MAX_LENGTH = 200;

/** Removes paths, control characters and characters that change the text direction from a file name. */
export function safeName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .toWellFormed()
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: These characters are removed.
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"|?*]/g, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return shorten(plain) || 'file';
}

/** Retains the extension. */
function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_LENGTH) return name;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, MAX_LENGTH - extension.length).join('') + extension;
}
