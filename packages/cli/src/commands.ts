import type { Command } from './command';
import { sendMessage } from './commands/channels';
import { exportRows } from './commands/export';
import { tailHistory } from './commands/history';
import { importRows } from './commands/import';
import { login } from './commands/login';
import { createProject, listProjects, searchProjects } from './commands/projects';
import { listenToWebhooks } from './commands/webhooks';
import { completionScript } from './output/completion';
import { UsageError } from './usage-error';

const work: readonly Command[] = [
  login,
  listProjects,
  searchProjects,
  createProject,
  importRows,
  exportRows,
  tailHistory,
  sendMessage,
  listenToWebhooks,
];

const completion: Command = {
  name: 'completion',
  takes: '<shell>',
  summary: 'Print what makes a shell complete these commands: bash or zsh',
  options: {},
  example: 'source <(trackway completion bash)',
  run: async ({ words: [shell] }, { terminal }) => {
    if (shell !== 'bash' && shell !== 'zsh')
      throw new UsageError(`There is completion for bash and zsh, not for "${shell}".`);
    terminal.out(completionScript(shell, [...work, completion]));
  },
};

/** In the order in which new users need them. */
export const commands: readonly Command[] = [...work, completion];
