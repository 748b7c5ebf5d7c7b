import { TransactionConflict } from '@trackway/mongo';
import { newId } from '@trackway/runtime';
import type { FormLink } from './form-link';
import type { FormLinkStore } from './form-link-store';
import type { LinkAccess } from './link-access';

const at = (minutes: number) => new Date(Date.UTC(2026, 4, 4, 9, minutes));
const page = { page: 1, perPage: 10 };
const limits = { maxInARow: 2, blockMs: 60_000, maxTotal: 4 };

function aLink(changes: Partial<FormLink> = {}): FormLink {
  return {
    id: newId(),
    frameId: newId(),
    tokenHash: newId(),
    formId: 1,
    accessor: { type: 'project_form', projectId: newId(), id: null },
    singleUse: true,
    context: 'shared',
    pinHash: null,
    prefill: [{ fieldId: newId(), value: 'Ana' }],
    expiresAt: at(60),
    spentAt: null,
    revokedAt: null,
    createdBy: newId(),
    createdAt: at(0),
    ...changes,
  };
}

/** What every store of form links does. */
export function describeFormLinkStore(name: string, open: () => FormLinkStore): void {
  describe(`${name} as a store of form links`, () => {
    let store: FormLinkStore;
    let link: FormLink;

    beforeEach(async () => {
      store = open();
      link = aLink();
      await store.insert([link]);
    });

    it('finds a link in its frame, and by its token in all frames', async () => {
      expect(await store.find(link.frameId, link.id)).toEqual(link);
      expect(await store.findByTokenHash(link.tokenHash)).toEqual(link);
      expect(await store.find(newId(), link.id)).toBeUndefined();
      expect(await store.findMany(link.frameId, [link.id, newId()])).toEqual([link]);
      expect(await store.findMany(newId(), [link.id])).toEqual([]);
      expect(await store.findByTokenHash(newId())).toBeUndefined();
    });

    it('lists links of a frame or form, newest first', async () => {
      const { frameId } = link;
      const [newer, ofOtherForm] = [
        aLink({ frameId, createdAt: at(2) }),
        aLink({ frameId, formId: 2, createdAt: at(1) }),
      ];
      await store.insert([ofOtherForm, newer, aLink()]);

      expect(await store.page(frameId, undefined, page)).toEqual({ items: [newer, ofOtherForm, link], total: 3 });
      expect(await store.page(frameId, 1, { page: 2, perPage: 1 })).toEqual({ items: [link], total: 2 });
    });

    it('revokes a link, and restores it with its token', async () => {
      await store.revoke(link, at(5));
      expect(await store.find(link.frameId, link.id)).toEqual({ ...link, revokedAt: at(5) });

      await store.restore(link);
      expect(await store.findByTokenHash(link.tokenHash)).toEqual(link);
    });

    it('spends a link once', async () => {
      await store.spend(link, at(5));

      await expect(store.spend(link, at(6))).rejects.toThrow(TransactionConflict);
      expect((await store.find(link.frameId, link.id))?.spentAt).toEqual(at(5));
    });

    it('blocks a link after wrong PINs in a row for some time, and locks it after some in total', async () => {
      const attempt = (minutes: number) => store.recordPinAttempt(link, { ...limits, now: at(minutes) });

      expect([await attempt(0), await attempt(0), await attempt(0)]).toEqual(['allowed', 'allowed', 'blocked']);
      expect([await attempt(1), await attempt(1), await attempt(1)]).toEqual(['allowed', 'allowed', 'locked']);
      expect(await attempt(60)).toBe('locked');
    });

    it('counts in a row from the start after a correct PIN, which is not wrong itself', async () => {
      const attempt = () => store.recordPinAttempt(link, { ...limits, now: at(0) });
      await attempt();
      await attempt();
      await store.resetPinAttempts(link);

      expect([await attempt(), await attempt(), await attempt()]).toEqual(['allowed', 'allowed', 'blocked']);
    });

    it('lists the accesses of a link, newest first', async () => {
      const { frameId, id: linkId } = link;
      const access = (minutes: number): LinkAccess => {
        return { id: newId(), frameId, linkId, kind: 'opened', address: '::1', userAgent: null, at: at(minutes) };
      };
      const [first, second] = [access(1), access(2)];
      for (const one of [first, second, { ...access(3), linkId: newId() }]) await store.addAccess(one);

      expect(await store.accesses(frameId, linkId, page)).toEqual({ items: [second, first], total: 2 });
      expect(await store.accesses(newId(), linkId, page)).toEqual({ items: [], total: 0 });
    });

    it('finds the newest submission in the access log of each link', async () => {
      const { frameId, id: linkId } = link;
      const access = (kind: LinkAccess['kind'], minutes: number, ofLink = linkId): LinkAccess => {
        return { id: newId(), frameId, linkId: ofLink, kind, address: null, userAgent: null, at: at(minutes) };
      };
      expect(await store.lastSubmissions(frameId, [linkId])).toEqual([]);
      const [another, unused] = [newId(), newId()];
      const [first, second, third] = [access('submitted', 1), access('submitted', 2), access('submitted', 1, another)];
      for (const one of [second, first, third, access('opened', 3)]) await store.addAccess(one);

      const found = await store.lastSubmissions(frameId, [linkId, another, unused]);
      expect(found).toHaveLength(2);
      expect(found).toEqual(expect.arrayContaining([second, third]));
      expect(await store.lastSubmissions(newId(), [linkId])).toEqual([]);
    });

    it('stores a submission once', async () => {
      const submission = { linkId: link.id, key: 'k', bodyHash: 'hash', submittedAt: at(1) };
      await store.insertSubmission(submission);

      await expect(store.insertSubmission(submission)).rejects.toThrow(TransactionConflict);
      expect(await store.findSubmission(link.id, 'k')).toEqual(submission);
      expect(await store.findSubmission(link.id, 'other')).toBeUndefined();
    });
  });
}
