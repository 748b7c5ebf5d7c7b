import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../dev/servers/config';

const FOLDER = join(REPOSITORY, 'docs', 'how-to', 'runbooks');

/** A block of commands of a runbook. Its first line is a comment, which is its title. */
export type RunbookStep = { title: string; commands: string };

/** The names of all runbooks, without `.md`. */
export function runbookNames(): string[] {
  return readdirSync(FOLDER).map((name) => name.replace(/\.md$/, ''));
}

/** Reads the step of a runbook. @throws Error if the page has no such step, so that page and drill cannot diverge. */
export function readStep(runbook: string, title: string): RunbookStep {
  const steps = parseSteps(readFileSync(join(FOLDER, `${runbook}.md`), 'utf8'));
  const step = steps.find((one) => one.title === title);
  if (step) return step;
  throw new Error(`The runbook ${runbook} has no step "${title}", but: ${steps.map((one) => one.title).join('; ')}`);
}

/** The steps of a page: its fenced blocks with the info string `bash cluster`, which may be indented as part of a list. */
export function parseSteps(page: string): RunbookStep[] {
  return [...page.matchAll(/^( *)```bash cluster\n([\s\S]*?)^\1```$/gm)].map(([, indentation = '', block = '']) => {
    const commands = block.replaceAll(new RegExp(`^${indentation}`, 'gm'), '');
    const [, title] = /^# (.+)\n/.exec(commands) ?? [];
    if (title === undefined) throw new Error(`A block of commands does not begin with its title: ${commands}`);
    return { title, commands };
  });
}
