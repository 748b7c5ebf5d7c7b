import type { OpenApiDocument } from '../openapi/merge-documents';
import { escapeHtml } from './escape-html';
import type { Guide } from './guides';
import { htmlPage } from './html-page';
import { type ListedOperation, listedOperations } from './listed-operations';

/** The first page of the documentation. It is complete without script; the search needs it. */
export function landingPage(document: OpenApiDocument, guides: readonly Guide[]): string {
  const body = `    <main>
    <h1>Trackway API</h1>
    <p>Trackway is a platform for companies that run many projects for customers. Teams move projects through funnels of
      steps, collect answers with forms, exchange messages through channels, and import and export workbooks. Rules and
      AI agents do the routine work. All of it is one HTTP API with JSON bodies.</p>
    <p><label for="search">Search guides and operations</label>
      <input id="search" type="search" placeholder="import a workbook" autocomplete="off"></p>
    <ul id="results" aria-live="polite"></ul>
    <h2>Start</h2>
    <pre tabindex="0"><code>curl -H "Authorization: Bearer $TOKEN" $BASE/api/management/me</code></pre>
    <p>Next: <a href="/docs/guides/first-request">your first request</a>. Tools: <a href="/docs/api">reference with test
      requests</a>, <a href="/openapi.json">OpenAPI document</a>, <a href="/docs/collection.json" download="trackway.postman_collection.json">Postman
      collection</a>, <a href="/docs/events">events</a>, <a href="/docs/errors">errors</a>,
      <a href="/llms.txt">text for language models</a>.</p>
    <h2>Guides</h2>
    <ul>
${guides.map(({ name, title }) => `      <li><a href="/docs/guides/${name}">${escapeHtml(title)}</a></li>`).join('\n')}
    </ul>
    <h2>Operations</h2>
${sections(listedOperations(document))}
    </main>
    <script src="/docs/search.js" defer></script>`;
  return htmlPage({ title: 'Documentation', style: STYLE, body });
}

const STYLE = `      body { max-width: 60rem; }
      pre { background: #8881; overflow-x: auto; padding: .8rem; }
      input { font: inherit; padding: .4rem .6rem; width: min(100%, 30rem); display: block; }
      #results { list-style: none; padding: 0; }
      #results li, details li { margin: .3rem 0; overflow-wrap: anywhere; }
      summary { cursor: pointer; font-weight: 600; }`;

function sections(operations: readonly ListedOperation[]): string {
  const byTag = Map.groupBy(operations, ({ tag }) => tag);
  return [...byTag]
    .map(([tag, listed]) => {
      const items = listed.map(
        ({ summary, method, path, url }) =>
          `<li><a href="${escapeHtml(url)}">${escapeHtml(summary)}</a> <code>${method} ${escapeHtml(path)}</code></li>`,
      );
      return `    <details><summary>${escapeHtml(tag)}</summary><ul>\n${items.join('\n')}\n</ul></details>`;
    })
    .join('\n');
}
