import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '@trackway/runtime';

export interface Guide {
  readonly name: string;
  readonly title: string;
  /** Below the folder of documents. */
  readonly file: string;
  readonly text: string;
}

/** Names of the guides and their files, in reading order for new users. */
const FILES: Readonly<Record<string, string>> = {
  'first-request': 'tutorials/first-request.md',
  'import-a-workbook': 'tutorials/import-a-workbook.md',
  'collect-answers': 'tutorials/collect-answers.md',
  'react-to-changes': 'tutorials/react-to-changes.md',
  tokens: 'how-to/tokens.md',
  'identity-providers': 'how-to/identity-providers.md',
  scim: 'how-to/scim.md',
  'audit-log': 'how-to/audit-log.md',
  projects: 'how-to/projects.md',
  search: 'how-to/search.md',
  import: 'how-to/import.md',
  forms: 'how-to/forms.md',
  rules: 'how-to/rules.md',
  undo: 'how-to/undo.md',
  connectors: 'how-to/connectors.md',
  conversations: 'how-to/conversations.md',
  webhooks: 'how-to/webhooks.md',
  ai: 'how-to/ai.md',
  errors: 'how-to/handle-errors.md',
};

/** Reads the guides as Markdown. An image without them still works; its page then has only the reference. */
export function loadGuides(folder: string, logger: Logger): readonly Guide[] {
  if (!existsSync(folder)) {
    logger.warn({ folder }, 'the guides are missing; the documentation page has only the reference');
    return [];
  }
  return Object.entries(FILES).map(([name, file]) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, file, text };
  });
}
