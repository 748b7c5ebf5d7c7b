import type { Adapter, AdapterPayload } from 'oidc-provider';

const stored = new Map<string, AdapterPayload>();

/** State of the issuer in memory: sessions end with the process. */
export class MemoryAdapter implements Adapter {
  constructor(private readonly model: string) {}

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    stored.set(this.key(id), payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return stored.get(this.key(id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.first((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.first((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const payload = stored.get(this.key(id));
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    stored.delete(this.key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
  }

  private first(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, payload] of stored) if (key.startsWith(`${this.model}:`) && matches(payload)) return payload;
    return undefined;
  }

  private key(id: string): string {
    return `${this.model}:${id}`;
  }
}
