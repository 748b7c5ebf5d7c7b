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
    <p><code>$BASE</code> is the address of this server, and <code>$TOKEN</code> an access token. <code>npm start</code>
      prints a token for trials; <a href="/docs/guides/tokens">Tokens</a> describes those for production.</p>
    <ul class="cards">
      <li><a href="/docs/guides/first-request">First request</a> <span>how requests and responses work</span></li>
      <li><a href="/docs/api">Reference</a> <span>every operation, with test requests</span></li>
      <li><a href="/docs/events">Events</a> <span>what webhooks and the feed deliver</span></li>
      <li><a href="/docs/errors">Errors</a> <span>every code, and what to do about it</span></li>
      <li><a href="/openapi.json">OpenAPI document</a> <span>for generators of clients</span></li>
      <li><a href="/docs/collection.json" download="trackway.postman_collection.json">Postman collection</a>
        <span>also for Bruno and Insomnia</span></li>
      <li><a href="/llms.txt">Text for language models</a> <span>the same documentation as text</span></li>
      <li><a href="/console">Console</a> <span>see and change your data in a browser</span></li>
    </ul>
    <h2>Tutorials</h2>
${listOf(guides.filter(isTutorial))}
    <h2>How-to guides</h2>
${listOf(guides.filter((guide) => !isTutorial(guide)))}
    <h2>Operations</h2>
${sections(listedOperations(document))}
    </main>
    <script src="/docs/search.js" defer></script>`;
  return htmlPage({ title: 'Documentation', style: STYLE, body });
}

const STYLE = `      .page { max-width: 64rem; }
      input { border: 1px solid var(--quiet); border-radius: 8px; box-sizing: border-box; display: block; font: inherit;
        margin-top: .3rem; padding: .6rem .8rem; width: min(100%, 36rem); }
      #results, .cards, .guides { list-style: none; padding: 0; }
      #results li, details li { margin: .3rem 0; overflow-wrap: anywhere; }
      .cards { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); }
      .cards li { border: 1px solid var(--line); border-radius: 8px; padding: .8rem 1rem; }
      .cards a { display: block; font-weight: 600; }
      .cards span, #results span, #results code { color: var(--quiet); }
      .guides { columns: 18rem; }
      .guides li { break-inside: avoid; margin: 0 0 .5rem; }
      details { border-bottom: 1px solid var(--line); padding: .5rem 0; }
      summary { cursor: pointer; font-weight: 600; }`;

function isTutorial({ file }: Guide): boolean {
  return file.startsWith('tutorials/');
}

function listOf(guides: readonly Guide[]): string {
  const items = guides.map(
    ({ name, title }) => `      <li><a href="/docs/guides/${name}">${escapeHtml(title)}</a></li>`,
  );
  return `    <ul class="guides">\n${items.join('\n')}\n    </ul>`;
}

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
