import type { OpenApiDocument } from '../openapi/merge-documents';
import { postmanCollection } from './collection';
import { entriesOf } from './entries';
import type { Guide } from './guides';
import { htmlFile } from './html-file';
import { landingPage } from './landing-page';
import type { Respond } from './local-response';
import { prepare, rankEntries } from './rank-entries';

const JSON_TYPE = 'application/json; charset=utf-8';
const MAX_QUESTION = 200;

/** What is made from the OpenAPI document: the first page, the search and the collection. */
export function describedResources(
  guides: readonly Guide[],
  openApi: () => Promise<OpenApiDocument>,
): readonly (readonly [string, Respond])[] {
  const landing = perDocument((document) => htmlFile(landingPage(document, guides)));
  const index = perDocument((document) => entriesOf(document, guides).map(prepare));
  return [
    ['/docs', async (exchange, request) => landing(await openApi())(exchange, request)],
    [
      '/docs/search',
      async (_exchange, request) => {
        const { searchParams } = new URL(request.url ?? '/', 'http://gateway');
        const question = (searchParams.get('q') ?? '').slice(0, MAX_QUESTION);
        const found = rankEntries(index(await openApi()), question);
        const results = found.map(({ kind, title, url, detail }) => ({ kind, title, url, detail }));
        return { status: 200, type: JSON_TYPE, body: JSON.stringify({ results }) };
      },
    ],
    [
      '/docs/collection.json',
      async ({ origin }) => ({
        status: 200,
        type: JSON_TYPE,
        body: JSON.stringify(postmanCollection(await openApi(), `${origin.proto}://${origin.host}`), undefined, 1),
      }),
    ],
  ];
}

/** Computes a value once for each document. */
function perDocument<T>(compute: (document: OpenApiDocument) => T): (document: OpenApiDocument) => T {
  let last: { readonly document: OpenApiDocument; readonly value: T } | undefined;
  return (document) => {
    if (last?.document !== document) last = { document, value: compute(document) };
    return last.value;
  };
}
