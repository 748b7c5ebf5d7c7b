import type { Command } from 'commander';

/** A completion script for bash, which zsh can run as well. */
export function completionScript(shell: 'bash' | 'zsh', root: Command): string {
  return [
    ...(shell === 'zsh' ? ['autoload -Uz bashcompinit && bashcompinit'] : []),
    '_trackway() {',
    `  local words="" typed="\${COMP_WORDS[*]:1:COMP_CWORD-1}"`,
    '  case "$typed" in',
    ...cases(root, []),
    '  esac',
    `  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))`,
    '}',
    'complete -o default -F _trackway trackway',
  ].join('\n');
}

/** The longest names come first, because the first matching case is used. */
function cases(command: Command, words: readonly string[]): readonly string[] {
  const inner = command.commands.flatMap((child) => cases(child, [...words, child.name()]));
  const options = command.options.flatMap(({ long }) => (long ? [long] : []));
  const names = command.commands.map((child) => child.name());
  const pattern =
    words.length === 0 ? '""' : command.commands.length > 0 ? `"${words.join(' ')}"` : `"${words.join(' ')}"*`;
  return [...inner, `    ${pattern}) words="${[...names, ...options, '--help'].join(' ')}" ;;`];
}
