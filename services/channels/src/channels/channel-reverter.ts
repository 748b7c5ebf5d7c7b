import { changeByCommands, omitUndefined, parseInput, type SettingReverter } from '@trackway/application';
import { EXISTS } from '@trackway/contracts';
import type { UnitOfWork } from '../unit-of-work';
import { channelValues } from './channel-audit';
import { updateChannelBody } from './channel-schemas';
import type { ChannelsModule } from './channels-module';

interface Deps {
  readonly unitOfWork: Pick<UnitOfWork, 'read'>;
  readonly commands: Pick<ChannelsModule['commands'], 'restoreChannel' | 'updateChannel' | 'deleteChannel'>;
}

/** Channels, without their secrets. A restored channel has its external reference and its secrets. */
export function channelReverter({ unitOfWork, commands }: Deps): SettingReverter {
  return {
    // Connectors may store tokens in their settings.
    hidden: ['settings'],
    read: async ({ frameId }, ids) => {
      const found = await unitOfWork.read(({ channels }) => channels.findMany(frameId, ids));
      return new Map(
        found.map((channel) => {
          const values = { ...channelValues(channel), [EXISTS]: channel.deletedAt === null };
          return [channel.id, { version: channel.version, values }];
        }),
      );
    },
    change: changeByCommands({
      restore: commands.restoreChannel,
      update: (caller, { id, ifVersion }, values) => {
        const changes = omitUndefined(parseInput(updateChannelBody, values));
        return commands.updateChannel(caller, id, changes, ifVersion);
      },
      remove: (caller, { id, ifVersion }) => commands.deleteChannel(caller, id, ifVersion),
    }),
  };
}
