import { parseArgs } from 'node:util';
import { StartFailure } from '../../process/start-failure';
import type { Matrix } from './workflow';

const USAGE = 'npm run try:workflows -- [--tag projects-v1.0.0] [--matrix NAME=VALUE] [--change FROM=TO] ci/audit …';

export type WorkflowOptions = {
  /** Names such as `ci/audit`. */
  jobs: readonly string[];
  /** The pushed tag of a release. */
  tag: string;
  isSelected(matrix: Matrix): boolean;
  /** Replaces text in a command or a variable. */
  change(command: string): string;
};

/** @throws StartFailure for an unknown job */
export function parseWorkflowArguments(args: readonly string[], known: readonly string[]): WorkflowOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tag: { type: 'string', default: '' },
      matrix: { type: 'string', multiple: true, default: [] },
      change: { type: 'string', multiple: true, default: [] },
    },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new StartFailure(`Unknown jobs: ${unknown.join(', ')}. Usage: ${USAGE}`);
  const changes = values.change.map(pairOf);
  const selected = values.matrix.map(pairOf);
  return {
    jobs: positionals,
    tag: values.tag,
    isSelected: (matrix) => selected.every(([name, value]) => matrix[name] === undefined || matrix[name] === value),
    change: (command) => changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), command),
  };
}

function pairOf(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new StartFailure(`${text} must have the form NAME=VALUE. Usage: ${USAGE}`);
  return [text.slice(0, at), text.slice(at + 1)];
}
