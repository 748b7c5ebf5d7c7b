import type { OpenApiDocument } from '../openapi/merge-documents';
import { postmanCollection } from './collection';
import { entriesOf } from './entries';
import type { Guide } from './guides';
import { htmlFile } from './html-file';
import { landingPage } from './landing-page';
import { llmsText } from './llms-text';
import type { Respond } from './local-response';
import { perDocument } from './per-document';
import { prepare, rankEntries } from './rank-entries';
import { staticFile } from './static-file';

const JSON_TYPE = 'application/json; charset=utf-8';
const MAX_QUESTION = 200;

/** The OpenAPI document, and what is made from it: the first page, the search, the collection and the text for language models. */
export function describedResources(
  guides: readonly Guide[],
  openApi: () => Promise<OpenApiDocument>,
): readonly (readonly [string, Respond])[] {
  const complete = perDocument(openApiFile);
  const llms = perDocument((document) => staticFile('text/plain; charset=utf-8', llmsText(document, guides)));
  const landing = perDocument((document) => htmlFile(landingPage(document, guides)));
  const index = perDocument((document) => entriesOf(document, guides).map(prepare));
  return [
    ['/openapi.json', async (exchange, request) => complete(await openApi())(exchange, request)],
    ['/llms.txt', async (exchange, request) => llms(await openApi())(exchange, request)],
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

function openApiFile(document: OpenApiDocument): Respond {
  const missing = document['x-trackway-missing'];
  return staticFile(JSON_TYPE, JSON.stringify(document), missing ? ['X-Trackway-Missing', missing.join(', ')] : []);
}
