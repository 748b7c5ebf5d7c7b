import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '@trackway/runtime';

export interface Guide {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** In the order in which somebody new would read them. */
const NAMES = [
  'first-request',
  'tokens',
  'search',
  'import',
  'forms',
  'rules',
  'connectors',
  'webhooks',
  'ai',
  'errors',
];

/** The guides as Markdown. An image that was made without them still passes requests on, and its page has the reference alone. */
export function loadGuides(folder: string, logger: Logger): readonly Guide[] {
  if (!existsSync(folder)) {
    logger.warn({ folder }, 'the guides are not there; the documentation page has the reference alone');
    return [];
  }
  return NAMES.map((name) => {
    const text = readFileSync(join(folder, `${name}.md`), 'utf8');
    return { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, text };
  });
}
