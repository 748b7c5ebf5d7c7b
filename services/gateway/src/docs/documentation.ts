import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Logger } from '@trackway/runtime';
import type { OpenApiDocument } from '../openapi/merge-documents';
import { type Guide, loadGuides } from './guides';
import { llmsText } from './llms-text';
import type { Respond } from './local-response';
import { CONTENT_POLICY, page } from './page';
import { startScript } from './start-script';
import { staticFile } from './static-file';

const SCRIPT = 'text/javascript; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
/** A new version of the reference has a new path. */
const FOR_EVER = ['Cache-Control', 'public, max-age=31536000, immutable'];

/** The documentation page, what it is made of, and the same for programs: by path. Everything is read once, at the start. */
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
    ['/docs', staticFile('text/html; charset=utf-8', html, ['Content-Security-Policy', CONTENT_POLICY])],
    [referencePath, staticFile(SCRIPT, reference.script, FOR_EVER)],
    ['/docs/start.js', staticFile(SCRIPT, startScript)],
    ['/docs/guides.md', staticFile(MARKDOWN, asChapters(guides))],
    ...guides.map(({ name, text }) => [`/docs/guides/${name}.md`, staticFile(MARKDOWN, text)] as const),
    [
      '/llms.txt',
      async () => ({
        status: 200,
        type: 'text/plain; charset=utf-8',
        body: llmsText(await options.openApi(), guides),
      }),
    ],
  ]);
}

/** The bundle for browsers stands beside the style sheet, which is the one file of it that the package lets be found. */
function loadReference(): { version: string; script: Buffer } {
  const dist = dirname(require.resolve('@scalar/api-reference/style.css'));
  const { version } = JSON.parse(readFileSync(join(dist, '..', 'package.json'), 'utf8')) as { version: string };
  return { version, script: readFileSync(join(dist, 'browser', 'standalone.js')) };
}

function asChapters(guides: readonly Guide[]): string {
  return guides.map(({ text }) => text).join('\n');
}
