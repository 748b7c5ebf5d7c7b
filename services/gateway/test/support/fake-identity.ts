import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { grantsChanged, identityProviderChanged, type ProviderState, topics } from '@trackway/contracts';
import { type KafkaEventBus, makeEvent } from '@trackway/messaging';
import type { IssuerKey } from './jwks-issuer';
import type { RecordingUpstream } from './recording-upstream';

interface Subject {
  readonly subject: string;
  readonly groups: readonly string[];
}

/** The parts of projects that the gateway needs for identity providers: it resolves users and reads keys again. */
export class FakeIdentity {
  readonly calls: { readonly path: string; readonly body: unknown; readonly identity: string }[] = [];
  /** Status of the responses. */
  status = 200;
  scopes: readonly string[] = ['projects:read'];
  isActive = true;
  refreshed: { revision: number; keys: unknown[] } = { revision: 0, keys: [] };
  private readonly users = new Map<string, string>();

  attach(projects: RecordingUpstream): void {
    projects.respondWith((request, response) => {
      this.respond(request, response).catch((error) => response.destroy(error));
    });
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    response.setHeader('content-type', 'application/json');
    if (!path.startsWith('/internal/')) {
      response.end(JSON.stringify({ response: true }));
      return;
    }
    const body = (await json(request)) as Subject;
    this.calls.push({ path, body, identity: String(request.headers['x-trackway-identity']) });
    response.statusCode = this.status;
    response.end(
      JSON.stringify({ response: true, ...(path.endsWith('/keys') ? this.refreshed : this.userOf(path, body)) }),
    );
  }

  private userOf(path: string, { subject }: Subject): object {
    const key = `${path} ${subject}`;
    const id = this.users.get(key) ?? randomUUID();
    this.users.set(key, id);
    return { user: { id, name: subject, email: null, active: this.isActive }, scopes: this.scopes };
  }
}

export const CLAIM_NAMES = {
  subject: 'sub',
  user_name: 'preferred_username',
  email: 'email',
  email_verified: 'email_verified',
  name: 'name',
  groups: 'groups',
};

export function jwkOf({ publicKey, kid, alg }: IssuerKey) {
  return {
    ...publicKey.export({ format: 'jwk' }),
    kty: publicKey.asymmetricKeyType === 'rsa' ? 'RSA' : 'EC',
    kid,
    alg,
  };
}

export async function publishProvider(
  bus: KafkaEventBus,
  frameId: string,
  state: Partial<ProviderState> & Pick<ProviderState, 'id' | 'issuer' | 'keys'>,
): Promise<void> {
  const data = { revision: 1, active: true, audiences: ['trackway'], claims: CLAIM_NAMES, ...state };
  const event = makeEvent(identityProviderChanged, { source: 'projects', frameId, key: data.id, data });
  await bus.publish([{ topic: topics.identityProviders, key: data.id, value: JSON.stringify(event) }]);
}

export async function publishGrants(bus: KafkaEventBus, frameId: string, userId: string | null): Promise<void> {
  const data = { user_id: userId };
  const event = makeEvent(grantsChanged, { source: 'projects', frameId, key: frameId, data });
  await bus.publish([{ topic: topics.identityProviders, key: frameId, value: JSON.stringify(event) }]);
}
