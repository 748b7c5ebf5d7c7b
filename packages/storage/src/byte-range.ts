import type { ByteRange } from './blob-store';

/**
 * Parses a `Range` header with one range. Undefined for the whole file: an invalid range and several ranges are ignored
 * (RFC 9110, section 14.2).
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start < size && start <= end) return { start, end };
  // The last bytes of an empty file are the whole file.
  return from === '' && Number(to) > 0 ? undefined : 'unsatisfiable';
}
