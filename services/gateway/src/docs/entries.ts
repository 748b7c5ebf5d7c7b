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
  const detail = paragraphs.map(topicOf).find((one) => one !== '') ?? '';
  return [{ kind: 'guide', title, url: `/docs/guides/${name}`, detail, text }];
}

/** A paragraph as plain text, without the sentences with which guides begin: for whom they are and what to set first. */
function topicOf(paragraph: string): string {
  return paragraph
    .replaceAll('\n', ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/^This (guide|tutorial) is for [^.]*\. ?/, '')
    .replace(/^Set TOKEN and BASE as in the first request[^.]*\.?( |$)/, '');
}

function operationEntry({ tag, method, path, summary, description, url }: ListedOperation): Entry {
  return { kind: 'operation', title: summary, url, detail: `${method} ${path}`, text: `${tag} ${description}` };
}
