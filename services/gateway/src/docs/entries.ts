import type { OpenApiDocument } from '../openapi/merge-documents';
import type { Entry } from './entry';
import type { Guide } from './guides';
import { type ListedOperation, listedOperations } from './listed-operations';

/** Entries of guides, their sections, and operations. */
export function entriesOf(document: OpenApiDocument, guides: readonly Guide[]): Entry[] {
  return [...guides.flatMap(guideEntries), ...listedOperations(document).map(operationEntry)];
}

function guideEntries({ name, title, text }: Guide): Entry[] {
  const paragraphs = text.split('\n\n').filter((one) => /^[A-Z`*]/.test(one));
  const detail = (paragraphs[0] ?? '').replaceAll('\n', ' ');
  return [{ kind: 'guide', title, url: `/docs/guides/${name}`, detail, text }];
}

function operationEntry({ tag, method, path, summary, description, url }: ListedOperation): Entry {
  return { kind: 'operation', title: summary, url, detail: `${method} ${path}`, text: `${tag} ${description}` };
}
