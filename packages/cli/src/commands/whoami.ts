import { Command } from 'commander';
import { connect } from '../connect';
import type { Context } from '../context';
import { type OutputOptions, outputOptions, printItem } from '../output/print';

export function whoami(context: Context): Command {
  const command = new Command('whoami').description('Show the user, the tenant and the scopes of the token');
  for (const option of outputOptions()) command.addOption(option);
  return command.action(async (options: OutputOptions) => {
    const { client, profile } = connect(context, command, { writes: false });
    const { user, frame, scopes } = await client.me.get({ signal: context.signal });
    const { id: user_id, name, email } = user;
    const login = { profile: profile.name ?? null, url: profile.baseUrl };
    const tenant = { frame: frame.name, frame_id: user.frame_id };
    await printItem(context.terminal, { ...login, user: name, email, user_id, ...tenant, scopes }, options);
  });
}
