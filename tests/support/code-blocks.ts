import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '..', '..');

export interface CodeBlock {
  /** File and line, for test titles. */
  readonly title: string;
  readonly document: string;
  readonly language: string;
  /** Why the block cannot run in a test, such as `cluster` or `docker`. Empty if it can. */
  readonly marker: string;
  readonly text: string;
}

/** The fenced code blocks of the README, the tutorials and the how-to pages. */
export function codeBlocks(): CodeBlock[] {
  const documents = ['README.md', ...globSync('docs/{tutorials,how-to}/**/*.md', { cwd: ROOT }).sort()];
  return documents.flatMap((document) => {
    const text = readFileSync(join(ROOT, document), 'utf8');
    return [...text.matchAll(/^```(\w+)(?: (\w+))?\n([\s\S]*?)^```$/gm)].map((match) => {
      const [, language = '', marker = '', block = ''] = match;
      const line = text.slice(0, match.index).split('\n').length;
      return { title: `${document}:${line}`, document, language, marker, text: block };
    });
  });
}
