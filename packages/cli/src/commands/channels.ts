import { Command } from 'commander';
import { connect } from '../connect';
import type { Context } from '../context';

export function sendMessage(context: Context): Command {
  const command = new Command('send')
    .description('Deliver a test message to a channel without a secret, as a connector does')
    .argument('<channel>', 'id of the channel')
    .argument('<message>')
    .option('--external-id <id>', 'a repetition with the same id has no effect');
  return command.action(async (channel: string, message: string, { externalId }: { externalId?: string }) => {
    const { client } = connect(context, command, { writes: true });
    const { external_ref, name } = await client.channels.get(channel);
    await client.channels.deliver(external_ref, { message, ...(externalId ? { external_id: externalId } : {}) });
    context.terminal.out(`Delivered to ${name}.`);
  });
}
