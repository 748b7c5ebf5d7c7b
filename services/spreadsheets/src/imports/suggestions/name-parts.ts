import type { ImportTarget } from '../columns/import-target';
import { columnOf } from '../sources/detect-source';
import { column, type SourceColumn } from '../sources/source';

const first = column('contact.name', ['First name', 'Given name', 'Forename', 'Primeiro nome', 'Nome', 'Nombre']);
const last = column('contact.name', [
  ...['Last name', 'Surname', 'Family name', 'Sobrenome', 'Último nome', 'Apelido', 'Apellido', 'Apellidos'],
]);

/** The columns of a sheet that has first and last names, in the order in which they are joined. Otherwise none. */
export function nameParts({ type }: ImportTarget, headings: readonly string[]): readonly SourceColumn[] {
  const parts = [first, last];
  if (type !== 'contact') return [];
  return parts.every((part) => headings.some((heading) => columnOf([part], heading))) ? parts : [];
}
