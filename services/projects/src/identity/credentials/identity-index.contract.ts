import { randomBytes } from 'node:crypto';
import type { UnitOfWork } from '@trackway/application';
import { newId } from '@trackway/runtime';
import { aUser } from '../fake-identity-samples';
import type { FrameStores } from '../frames/frame-store';
import type { AccessToken } from './access-token';
import type { IdentityIndex } from './identity-index';
import type { ServiceAccount } from './service-account';

const AT = new Date(Date.UTC(2026, 4, 4, 9));

function anAccount(): ServiceAccount {
  const secrets = { secretHash: randomBytes(32), previousSecret: null, generation: 1 };
  const life = { createdBy: newId(), version: 1, createdAt: AT, updatedAt: AT, deletedAt: null, lastUsedAt: null };
  return { id: newId(), name: 'ERP', scopes: ['projects:read'], active: true, ...secrets, ...life };
}

interface Opened {
  readonly unitOfWork: UnitOfWork<FrameStores>;
  readonly identityIndex: IdentityIndex;
}

/** The behaviour of every index of accounts and tokens. */
export function describeIdentityIndex(name: string, open: () => Opened): void {
  describe(`the index of accounts and tokens: ${name}`, () => {
    let opened: Opened;

    beforeEach(() => {
      opened = open();
    });

    const addFrame = async () => {
      const id = newId();
      const frame = { id, name: 'Frame', subdomain: id, locale: 'en', modelForms: null };
      await opened.unitOfWork.run(id, ({ frames }) => frames.insertIfMissing(frame, AT));
      return id;
    };
    const addAccount = async (frameId: string) => {
      const account = anAccount();
      await opened.unitOfWork.run(frameId, ({ serviceAccounts }) => serviceAccounts.insert(frameId, account));
      return account;
    };
    const addToken = async (frameId: string) => {
      const [user, hash] = [aUser(), randomBytes(32)];
      const life = { createdAt: AT, expiresAt: new Date(AT.getTime() + 60_000), revokedAt: null };
      const token: AccessToken = { id: newId(), userId: user.id, name: 'Script', scopes: ['*'], ...life };
      await opened.unitOfWork.run(frameId, async ({ users, accessTokens }) => {
        await users.insert(frameId, user);
        await accessTokens.insert(frameId, token, hash);
      });
      return { id: token.id, hash };
    };

    it('finds accounts of any frame by their id', async () => {
      const frames = [await addFrame(), await addFrame()];

      for (const frameId of frames) {
        const { id } = await addAccount(frameId);
        expect(await opened.identityIndex.findAccount(id)).toEqual({ frameId, id });
      }
      expect(await opened.identityIndex.findAccount(newId())).toBeUndefined();
    });

    it('finds tokens of any frame by their hash', async () => {
      const frames = [await addFrame(), await addFrame()];

      for (const frameId of frames) {
        const { id, hash } = await addToken(frameId);
        expect(await opened.identityIndex.findToken(hash)).toEqual({ frameId, id });
        expect(await opened.identityIndex.findAccount(id)).toBeUndefined();
      }
      expect(await opened.identityIndex.findToken(randomBytes(32))).toBeUndefined();
    });

    it('finds deleted accounts and revoked tokens, because the caller decides about them', async () => {
      const frameId = await addFrame();
      const account = await addAccount(frameId);
      const token = await addToken(frameId);
      await opened.unitOfWork.run(frameId, async ({ serviceAccounts, accessTokens }) => {
        await serviceAccounts.update(frameId, { ...account, version: 2, deletedAt: AT });
        await accessTokens.revoke(frameId, { id: token.id }, AT);
      });

      expect(await opened.identityIndex.findAccount(account.id)).toEqual({ frameId, id: account.id });
      expect(await opened.identityIndex.findToken(token.hash)).toEqual({ frameId, id: token.id });
    });
  });
}
