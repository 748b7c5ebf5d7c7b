import {
  omitUndefined,
  parseInput,
  type SettingReverter,
  type SettingValues,
  type UnitOfWork,
  valueTypes,
} from '@trackway/application';
import { EXISTS } from '@trackway/contracts';
import { z } from 'zod';
import { frameSettings } from '../../identity/frames/frame-audit';
import type { FrameStores } from '../../identity/frames/frame-store';
import type { IdentityModule } from '../../identity/identity-module';
import type { ProjectsModule } from '../../projects/projects-module';
import { type SavedViewFields, viewResources, viewVisibilities } from '../../projects/saved-views/saved-view';
import { viewValues } from '../../projects/saved-views/saved-view-audit';
import type { SavedViewStores } from '../../projects/saved-views/saved-view-store';

/** The search was valid when it was stored. */
const viewBody = z.object({
  name: z.string(),
  resource: z.enum(viewResources),
  visibility: z.enum(viewVisibilities),
  search: z.custom<SavedViewFields['search']>((value) => typeof value === 'object' && value !== null),
  columns: z.array(z.string()).nullable(),
  owner_id: valueTypes.uuid,
});

const frameBody = z.object({
  name: z.string(),
  subdomain: z.string(),
  locale: z.string(),
  model_forms: z.record(z.string(), z.int()).nullable(),
});

interface Deps {
  readonly unitOfWork: UnitOfWork<SavedViewStores & FrameStores>;
  readonly projects: Pick<ProjectsModule, 'commands'>;
  readonly identity: Pick<IdentityModule, 'commands'>;
}

/** Saved views. A deleted view is removed, so it is stored again with its values. */
export function viewReverter({ unitOfWork, projects: { commands } }: Deps): SettingReverter {
  return {
    // Clients see neither the search of a private view nor the owner.
    hidden: ['search', 'columns'],
    read: ({ frameId }, ids) =>
      unitOfWork.run(frameId, async ({ savedViews }) => {
        const found = await savedViews.findMany(frameId, ids);
        return new Map(
          found.map((view) => [view.id, { version: view.version, values: { ...viewValues(view), [EXISTS]: true } }]),
        );
      }),
    change: async (caller, target, { exists, values }) => {
      if (exists === true) {
        const { owner_id: ownerId, columns, ...fields } = parseInput(viewBody, values);
        return await commands.restoreView(caller, { ...fields, columns: columns ?? [], ownerId, id: target.id });
      }
      if (exists === false) return await commands.deleteView(caller, target);
      const { owner_id: _, columns, ...fields } = parseInput(viewBody.partial(), values);
      const changes = { ...fields, ...(columns === undefined ? {} : { columns: columns ?? [] }) };
      return await commands.updateView(caller, { ...target, changes: omitUndefined(changes) });
    },
  };
}

/** The settings of the tenant. They are always there. */
export function frameReverter({ unitOfWork, identity: { commands } }: Deps): SettingReverter {
  return {
    read: ({ frameId }, ids) =>
      unitOfWork.run(frameId, async ({ frames }) => {
        const frame = ids.includes(frameId) ? await frames.find(frameId) : undefined;
        const values: SettingValues | undefined = frame && { ...frameSettings(frame), [EXISTS]: true };
        return new Map(values ? [[frameId, { version: 0, values }]] : []);
      }),
    change: (caller, _, { values }) => {
      const { model_forms: modelForms, ...fields } = parseInput(frameBody.partial(), values);
      return commands.updateFrame(caller, {
        ...omitUndefined(fields),
        ...(modelForms === undefined ? {} : { modelForms }),
      });
    },
  };
}
