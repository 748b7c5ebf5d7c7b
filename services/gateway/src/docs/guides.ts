import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '@trackway/runtime';

export interface Guide {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** Reading order for new users. */
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

/** Reads the guides as Markdown. An image without them still works; its page then has only the reference. */
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
