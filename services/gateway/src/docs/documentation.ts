import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Logger } from '@trackway/runtime';
import type { OpenApiDocument } from '../openapi/merge-documents';
import { describedResources } from './described-resources';
import { errorsPage } from './errors-page';
import { eventsPage } from './events-page';
import { guidePage } from './guide-page';
import { type Guide, loadGuides } from './guides';
import { htmlFile } from './html-file';
import type { Respond } from './local-response';
import { page } from './page';
import { searchScript } from './search-script';
import { startScript } from './start-script';
import { staticFile } from './static-file';

const SCRIPT = 'text/javascript; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
/** A new version of the reference gets a new path. */
const IMMUTABLE = ['Cache-Control', 'public, max-age=31536000, immutable'];

/** The documentation page, its resources and the texts for programs, by path. Files are read at startup, pages are created when used. */
export function documentation(options: {
  guidesFolder: string;
  openApi: () => Promise<OpenApiDocument>;
  logger: Logger;
}): ReadonlyMap<string, Respond> {
  const guides = loadGuides(options.guidesFolder, options.logger);
  const reference = loadReference();
  const referencePath = `/docs/reference-${reference.version}.js`;
  const html = page([referencePath, '/docs/start.js']);
  return new Map<string, Respond>([
    ['/docs/', redirectTo('/docs')],
    ...describedResources(guides, options.openApi),
    ['/docs/search.js', staticFile(SCRIPT, searchScript)],
    ['/docs/api', htmlFile(html)],
    [referencePath, staticFile(SCRIPT, reference.script, IMMUTABLE)],
    ['/docs/errors', lazy(() => htmlFile(loadErrorsPage(options.guidesFolder)))],
    ...eventResources(options.guidesFolder, options.logger),
    ['/docs/start.js', staticFile(SCRIPT, startScript)],
    ['/docs/guides.md', staticFile(MARKDOWN, asChapters(guides))],
    ...guides.map(({ name, text }) => [`/docs/guides/${name}.md`, staticFile(MARKDOWN, text)] as const),
    ...guides.map((guide) => [`/docs/guides/${guide.name}`, lazy(() => htmlFile(guidePage(guide, guides)))] as const),
  ]);
}

/** The bundle for browsers is in the folder of the style sheet, which is the only file that the package exports. */
function loadReference(): { version: string; script: Buffer } {
  const dist = dirname(require.resolve('@scalar/api-reference/style.css'));
  const { version } = JSON.parse(readFileSync(join(dist, '..', 'package.json'), 'utf8')) as { version: string };
  return { version, script: readFileSync(join(dist, 'browser', 'standalone.js')) };
}

/** An image without the reference still works; its page is then empty. */
function loadErrorsPage(folder: string): string {
  const file = join(folder, 'reference', 'errors.md');
  return errorsPage(existsSync(file) ? readFileSync(file, 'utf8') : '# Errors');
}

/** The AsyncAPI document, and a page for readers. An image without the document still works. */
function eventResources(folder: string, logger: Logger): (readonly [string, Respond])[] {
  const file = join(folder, 'asyncapi.json');
  if (!existsSync(file)) {
    logger.warn({ file }, 'the AsyncAPI document is missing; there is no page of events');
    return [];
  }
  const text = readFileSync(file, 'utf8');
  return [
    ['/asyncapi.json', staticFile('application/json; charset=utf-8', text)],
    ['/docs/events', lazy(() => htmlFile(eventsPage(JSON.parse(text))))],
  ];
}

function redirectTo(path: string): Respond {
  return async () => ({ status: 302, type: 'text/plain; charset=utf-8', body: '', headers: ['Location', path] });
}

/** Creates a page at its first request, so that the gateway starts sooner. */
function lazy(create: () => Respond): Respond {
  let respond: Respond | undefined;
  return (exchange, request) => {
    respond ??= create();
    return respond(exchange, request);
  };
}

function asChapters(guides: readonly Guide[]): string {
  return guides.map(({ text }) => text).join('\n');
}
