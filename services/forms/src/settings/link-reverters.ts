import { parseInput, type SettingReverter } from '@trackway/application';
import { EXISTS } from '@trackway/contracts';
import { intakeValues } from '../intake/intake-audit';
import type { IntakeModule } from '../intake/intake-module';
import { toIntakeChanges, updateIntakeLinkBody } from '../intake/intake-schemas';
import type { IntakeStores } from '../intake/intake-store';
import type { LinksModule } from '../links/links-module';
import type { UnitOfWork } from '../shared/unit-of-work';

interface LinkDeps {
  readonly unitOfWork: UnitOfWork<IntakeStores>;
  readonly links: Pick<LinksModule, 'restoreLink' | 'revokeLink'>;
}

/** Links to answer a form. A link exists unless it is revoked. */
export function linkReverter({ unitOfWork, links }: LinkDeps): SettingReverter {
  return {
    read: async ({ frameId }, ids) => {
      const found = await unitOfWork.read(({ formLinks }) => formLinks.findMany(frameId, ids));
      return new Map(found.map((link) => [link.id, { version: 0, values: { [EXISTS]: link.revokedAt === null } }]));
    },
    change: (caller, { id }, { exists }) =>
      exists === true ? links.restoreLink(caller, id) : links.revokeLink(caller, id),
  };
}

interface IntakeDeps {
  readonly unitOfWork: UnitOfWork<IntakeStores>;
  readonly intake: Pick<IntakeModule, 'updateLink'>;
}

const FIELD = /_field$/;

/** Intake links. They cannot be deleted, so the undo of a creation deactivates the link. */
export function intakeReverter({ unitOfWork, intake }: IntakeDeps): SettingReverter {
  return {
    read: async ({ frameId }, ids) => {
      const found = await unitOfWork.read((stores) => stores.intake.findLinks(frameId, ids));
      return new Map(
        found.map((link) => [link.id, { version: link.version, values: { ...intakeValues(link), [EXISTS]: true } }]),
      );
    },
    change: (caller, target, { values }) => {
      const all = Object.entries(values);
      const fields = all.filter(([name]) => FIELD.test(name)).map(([name, value]) => [name.replace(FIELD, ''), value]);
      const others = Object.fromEntries(all.filter(([name]) => !FIELD.test(name)));
      const given = fields.length > 0 ? { ...others, fields: Object.fromEntries(fields) } : others;
      return intake.updateLink(caller, {
        ...target,
        changes: toIntakeChanges(parseInput(updateIntakeLinkBody, given)),
      });
    },
  };
}
