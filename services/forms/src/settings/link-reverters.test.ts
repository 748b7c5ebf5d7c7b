import { type SettingEffects, settingSource } from '@trackway/application';
import type { Effect, FieldChange, RecordRef } from '@trackway/contracts';
import { effectOfRecord, type OutgoingEvent, toRecordEffectRow } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { FormField } from '../fields/field';
import type { Form } from '../forms/form';
import { DEFAULT_PAGE } from '../forms/page-settings';
import { FakeIntakeStore } from '../intake/fake-intake-store';
import { intakeModule } from '../intake/intake-module';
import { toIntakeSettings } from '../intake/intake-schemas';
import type { IntakeStores } from '../intake/intake-store';
import { FakeFormLinkStore } from '../links/fake-form-link-store';
import type { FormLink } from '../links/form-link';
import { makeRevokeLink } from '../links/manage-links';
import { makeRestoreLink } from '../links/restore-link';
import type { Transactional } from '../shared/unit-of-work';
import { intakeReverter, linkReverter } from './link-reverters';
import { makeLinkUses } from './link-uses';

const caller = aCaller();
const { frameId } = caller;
const NOW = new Date('2026-05-04T12:00:00Z');
const changed = { result: 'changed' };
const email = newId();
const common = { key: null, help: null, required: false, options: [], validation: {}, visibleWhen: null };
const field: FormField = { ...common, id: email, label: 'E-mail', type: 'email' };
const form: Form = {
  ...{ id: 1, frameId, title: 'Quote', description: '', page: DEFAULT_PAGE, fields: [field], version: 1 },
  ...{ createdBy: caller.id, createdAt: NOW, updatedAt: NOW, deletedAt: null },
};

function aLink(): FormLink {
  return {
    ...{ id: newId(), frameId, tokenHash: newId(), formId: 1, singleUse: false, context: 'separate', pinHash: null },
    ...{ accessor: { type: 'project_form', projectId: newId(), id: null }, prefill: [], spentAt: null },
    ...{ expiresAt: NOW, revokedAt: null, createdBy: caller.id, createdAt: NOW },
  };
}

function open() {
  const [formLinks, intake] = [new FakeFormLinkStore(), new FakeIntakeStore()];
  const events: OutgoingEvent[] = [];
  const stores = {
    ...{ formLinks, intake },
    forms: { findMany: async () => [form] },
    outbox: { add: async (...added: OutgoingEvent[]) => void events.push(...added) },
    recordEffect: async () => undefined,
  } as unknown as IntakeStores & Transactional;
  const unitOfWork = {
    run: <T>(work: (given: typeof stores) => Promise<T>) => work(stores),
    read: <T>(work: (given: typeof stores) => Promise<T>) => work(stores),
  };
  const deps = { unitOfWork, newId, clock: () => NOW };
  const links = { revokeLink: makeRevokeLink(deps), restoreLink: makeRestoreLink(deps) };
  const module = intakeModule({ ...deps, intakeDirectory: {}, proofs: {}, counters: {}, logger: {} } as never);
  const recorded = (): Effect[] => events.flatMap((event) => toRecordEffectRow(event) ?? []).map(effectOfRecord);
  const effects: SettingEffects = {
    causedBy: async () => recorded(),
    since: async () => recorded(),
    ofRecord: async () => recorded(),
  };
  const source = settingSource(effects, {
    form_link: linkReverter({ unitOfWork, links }),
    intake_link: intakeReverter({ unitOfWork, intake: module }),
  });
  return {
    ...{ formLinks, intake, links, module, recorded, uses: makeLinkUses({ unitOfWork }) },
    /** Restores the values before the last recorded change. */
    async undo() {
      const last = recorded().at(-1);
      const inverse = last?.changes.map(
        ({ field: name, from, to }): FieldChange => ({ field: name, from: to, to: from }),
      );
      return await source.change(caller, { record: last?.record as RecordRef, changes: inverse ?? [] });
    },
  };
}

describe('the undo of changes of form links', () => {
  it('lets respondents use a revoked link again, and revokes it again', async () => {
    const { formLinks, links, undo } = open();
    const link = aLink();
    await formLinks.insert([link]);
    await links.revokeLink(caller, link.id);

    expect(await undo()).toEqual(changed);
    expect(await formLinks.findByTokenHash(link.tokenHash)).toEqual(link);
    expect(await undo()).toEqual(changed);
    expect(await formLinks.find(frameId, link.id)).toMatchObject({ revokedAt: NOW });
  });

  it('is a 404 for a link that is not revoked, or of another tenant', async () => {
    const { formLinks, links } = open();
    const link = aLink();
    await formLinks.insert([link]);

    await expect(links.restoreLink(caller, link.id)).rejects.toMatchObject({ code: 'form_link_model_not_found' });
    await links.revokeLink(caller, link.id);
    await expect(links.restoreLink(aCaller(), link.id)).rejects.toMatchObject({ code: 'form_link_model_not_found' });
  });

  it('contains the last submission by a link since a time', async () => {
    const { formLinks, uses } = open();
    const link = aLink();
    const record = { kind: 'form_link', id: link.id, projectId: null, label: '' } as const;
    const access = { frameId, linkId: link.id, address: null, userAgent: null };
    await formLinks.addAccess({ ...access, id: newId(), kind: 'opened', at: NOW });
    expect(await uses(frameId, [record], NOW)).toEqual([]);

    await formLinks.addAccess({ ...access, id: newId(), kind: 'submitted', at: NOW });

    expect(await uses(frameId, [record], NOW)).toMatchObject([{ action: 'form_link.used', record, happenedAt: NOW }]);
    expect(await uses(frameId, [record], new Date(NOW.getTime() + 1))).toEqual([]);
    expect(await uses(newId(), [record], NOW)).toEqual([]);
  });
});

describe('the undo of changes of intake links', () => {
  const make = (module: ReturnType<typeof intakeModule>, changes: Parameters<typeof toIntakeSettings>[0]) =>
    module.createLink(caller, { ...toIntakeSettings(changes), formId: 1 });

  it('deactivates a created link, because its status pages stay, and activates it again', async () => {
    const { module, intake, undo } = open();
    const { id } = await make(module, { name: 'Quotes' });

    expect(await undo()).toEqual(changed);
    expect(await intake.findLink(frameId, id)).toMatchObject({ active: false });
    expect(await undo()).toEqual(changed);
    expect(await intake.findLink(frameId, id)).toMatchObject({ active: true });
  });

  it('has nothing to restore for a link that was created inactive', async () => {
    const { module, recorded } = open();
    await make(module, { name: 'Quotes', active: false });

    expect(recorded()).toMatchObject([{ action: 'intake_link.created', record: null }]);
  });

  it('restores settings, fields and expiry, and again after a redo', async () => {
    const { module, intake, undo } = open();
    const { id } = await make(module, { name: 'Quotes', quota_per_day: 5 });
    const values = async () => {
      const { version: _, ...others } = (await intake.findLink(frameId, id)) ?? { version: 0 };
      return others;
    };
    const before = await values();
    const expiresAt = new Date('2027-01-01T00:00:00Z');
    const changes = { name: 'Offers', quotaPerDay: null, expiresAt, statusShows: [], fields: { email } };
    await module.updateLink(caller, { id, changes });
    const after = await values();
    expect(after).not.toEqual(before);

    expect(await undo()).toEqual(changed);
    expect(await values()).toEqual(before);
    expect(await undo()).toEqual(changed);
    expect(await values()).toEqual(after);
  });
});
