import { type Command, JSON_OPTION } from '../command';

export const sendMessage: Command = {
  name: 'channels send',
  takes: '<channel> <message>',
  summary: 'Deliver a test message to a channel that asks for no signature, as a connector would',
  options: { ...JSON_OPTION, 'external-id': { type: 'string', help: 'The same one again changes nothing' } },
  example: "trackway channels send 01938b5e-… 'Hello'",
  run: async ({ words: [channel = '', message = ''], texts, flags }, { terminal, client: connect }) => {
    const client = connect();
    const { external_ref, name } = await client.channels.get(channel);
    const externalId = texts['external-id'];
    await client.channels.deliver(external_ref, { message, ...(externalId ? { external_id: externalId } : {}) });
    terminal.out(flags['json'] ? JSON.stringify({ channel, external_ref }) : `Delivered to ${name}.`);
  },
};
