import { StartFailure } from '../../process/start-failure';

/** Inserts `addition` before the first occurrence of `anchor`. @throws StartFailure if the file has changed its shape. */
export function insertBefore(text: string, anchor: string, addition: string): string {
  const at = text.indexOf(anchor);
  if (at === -1) throw new StartFailure(`The generator expects this text: ${anchor.trim()}`);
  return `${text.slice(0, at)}${addition}${text.slice(at)}`;
}

export function insertAfter(text: string, anchor: string, addition: string): string {
  const at = text.indexOf(anchor);
  if (at === -1) throw new StartFailure(`The generator expects this text: ${anchor.trim()}`);
  const end = at + anchor.length;
  return `${text.slice(0, end)}${addition}${text.slice(end)}`;
}
