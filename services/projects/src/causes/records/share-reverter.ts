import { parseInput, type SettingReverter, type UnitOfWork } from '@trackway/application';
import { EXISTS } from '@trackway/contracts';
import { z } from 'zod';
import type { ShareSettings } from '../../projects/project/project';
import type { ProjectStores } from '../../projects/project/project-store';
import type { ProjectsModule } from '../../projects/projects-module';
import { shareValues } from '../../projects/shares/share-effect';

/** The settings were valid when they were stored. */
const settings = z.custom<ShareSettings>((value) => typeof value === 'object' && value !== null);

const restoredShare = z.object({ settings, token: z.string() });

interface Deps {
  readonly unitOfWork: UnitOfWork<ProjectStores>;
  readonly commands: Pick<ProjectsModule['commands'], 'shareProject' | 'unshareProject' | 'restoreShare'>;
}

/** Share pages of projects, by the id of the project. A restored page has its former link. */
export function shareReverter({ unitOfWork, commands }: Deps): SettingReverter {
  return {
    hidden: ['token'],
    read: async ({ frameId }, ids) => {
      const found = await unitOfWork.run(frameId, ({ projects }) => projects.findMany(frameId, ids));
      return new Map(
        found.map((project) => {
          const values = { ...shareValues(project), [EXISTS]: project.shareToken !== null };
          return [project.id, { version: project.version, values }];
        }),
      );
    },
    change: async (caller, { id }, { exists, values }) => {
      if (exists === true) {
        return await commands.restoreShare(caller, { id, ...parseInput(restoredShare, values) });
      }
      if (exists === false) return await commands.unshareProject(caller, id);
      return await commands.shareProject(
        caller,
        id,
        parseInput(restoredShare.pick({ settings: true }), values).settings,
      );
    },
  };
}
