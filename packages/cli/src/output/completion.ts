import type { Command } from '../command';

/** A script for bash, which zsh can run as well. */
export function completionScript(shell: 'bash' | 'zsh', commands: readonly Command[]): string {
  const firstWords = [...new Set(commands.map(({ name }) => name.split(' ')[0]))];
  const cases = commands.map(({ name, options }) => {
    const flags = Object.keys(options).map((option) => `--${option}`);
    return `    "${name}"*) words="${[...flags, '--help'].join(' ')}" ;;`;
  });
  const seconds = firstWords.flatMap((first) => {
    const words = commands.flatMap(({ name }) => (name.startsWith(`${first} `) ? [name.split(' ')[1]] : []));
    return words.length > 0
      ? [`    "${first}"|"${first} ") [ "$COMP_CWORD" -eq 2 ] && words="${words.join(' ')}" ;;`]
      : [];
  });
  return [
    ...(shell === 'zsh' ? ['autoload -Uz bashcompinit && bashcompinit'] : []),
    '_trackway() {',
    `  local words="${firstWords.join(' ')}" said="\${COMP_WORDS[*]:1:COMP_CWORD-1}"`,
    '  [ "$COMP_CWORD" -gt 1 ] && words=""',
    '  case "$said" in',
    ...cases,
    ...seconds,
    '  esac',
    `  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))`,
    '}',
    'complete -o default -F _trackway trackway',
  ].join('\n');
}
