import { parseInput, type SettingReverter } from '@trackway/application';
import { EXISTS } from '@trackway/contracts';
import { z } from 'zod';
import type { UnitOfWork } from '../unit-of-work';
import type { ReplyTemplatesModule } from './reply-templates-module';
import { templateValues } from './template-audit';

const templateBody = z.object({ name: z.string(), body: z.string() });

interface Deps {
  readonly unitOfWork: Pick<UnitOfWork, 'read'>;
  readonly commands: Pick<ReplyTemplatesModule['commands'], 'restoreTemplate' | 'updateTemplate' | 'deleteTemplate'>;
}

/** Reply templates. A deleted template is removed, so it is stored again with its values. */
export function templateReverter({ unitOfWork, commands }: Deps): SettingReverter {
  return {
    read: async ({ frameId }, ids) => {
      const found = await unitOfWork.read(({ replyTemplates }) => replyTemplates.findMany(frameId, ids));
      return new Map(
        found.map((template) => [
          template.id,
          { version: template.version, values: { ...templateValues(template), [EXISTS]: true } },
        ]),
      );
    },
    change: async (caller, target, { exists, values }) => {
      if (exists === true) {
        return await commands.restoreTemplate(caller, { ...parseInput(templateBody, values), id: target.id });
      }
      if (exists === false) return await commands.deleteTemplate(caller, target);
      const given = Object.entries(parseInput(templateBody.partial(), values)).filter(
        ([, value]) => value !== undefined,
      );
      return await commands.updateTemplate(caller, { ...target, changes: Object.fromEntries(given) });
    },
  };
}
