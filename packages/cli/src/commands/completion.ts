import { Command } from 'commander';
import { oneOf } from '../arguments/values';
import type { Context } from '../context';
import { completionScript } from '../output/completion';

export function completion({ terminal }: Context): Command {
  const command = new Command('completion')
    .description('Print a completion script: source <(trackway completion bash)')
    .argument('<shell>', 'bash or zsh');
  return command.action((given: string) => {
    const shell = oneOf('<shell>', given, ['bash', 'zsh']);
    let root: Command = command;
    while (root.parent) root = root.parent;
    terminal.out(completionScript(shell, root));
  });
}
