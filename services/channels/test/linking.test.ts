import { randomUUID } from 'node:crypto';
import {
  awaitingReplyChanged,
  type ChannelsV1,
  conversationLinked,
  historyLineRecorded,
  messageReceived,
  PROTO_FOLDER,
  protoServices,
} from '@trackway/contracts';
import { GrpcClient } from '@trackway/grpc';
import { signatureHeaders } from '@trackway/outbound';
import { readConsistencyTokens } from '@trackway/runtime';
import { aCaller, eventually, type ServiceClient, serviceClient, tokensOf } from '@trackway/testkit';
import { collectEvents } from './collect-events';
import { startTestChannels } from './start-channels';

describe('the project of a conversation', () => {
  let service: Awaited<ReturnType<typeof startTestChannels>>;
  let caller: ReturnType<typeof aCaller>;
  let client: ServiceClient;
  let channel: { id: string; external_ref: string };
  let secret: string;
  let project: string;

  beforeAll(async () => {
    service = await startTestChannels();
  }, 60_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    caller = aCaller();
    client = serviceClient(service.httpPort, caller);
    channel = (await client.send('POST', '/api/management/channels', { name: 'Chat' })).body.channel;
    secret = (await client.send('POST', `/api/management/channels/${channel.id}/secret`)).body.secret;
    project = randomUUID();
    service.projects.set(caller.frameId, [project]);
  });

  function deliver(body: object) {
    const bytes = Buffer.from(JSON.stringify(body));
    const headers = signatureHeaders([secret], `msg_${randomUUID()}`, bytes, new Date());
    const path = `/api/management/channels/inbound/${channel.external_ref}`;
    return serviceClient(service.httpPort).send('POST', path, body, headers);
  }

  async function projectsOfMessages(): Promise<(string | null)[]> {
    const { body } = await client.send('GET', `/api/management/channels/${channel.id}/media-items`);
    return body.media_items.map(({ project_id }: { project_id: string | null }) => project_id);
  }

  async function conversations(): Promise<{ id: string; project_id: string | null }[]> {
    return (await client.send('GET', `/api/management/conversations?filter[channel]=${channel.id}`)).body.conversations;
  }

  it('is the project that a signed delivery names', async () => {
    await deliver({ message: 'One', project_id: project, sender: { id: 'ana' } });
    await eventually(async () => expect(await projectsOfMessages()).toEqual([project]));
    await deliver({ message: 'Two', sender: { id: 'ana' } });

    await eventually(async () => expect(await projectsOfMessages()).toEqual([project, project]));
    expect(await conversations()).toMatchObject([{ project_id: project }]);
  });

  it('is listed for the projects service, among those of its frame', async () => {
    await deliver({ message: 'One', project_id: project, sender: { id: 'ana' } });
    await eventually(async () => expect(await projectsOfMessages()).toEqual([project]));
    const peer = new GrpcClient<ChannelsV1.ChannelsServiceClient>({
      name: 'channels',
      address: `127.0.0.1:${service.grpcPort}`,
      protoFolder: PROTO_FOLDER,
      service: protoServices.channels,
      tokens: tokensOf('projects'),
    });
    const listed = async (as: typeof caller) =>
      peer.unary<ChannelsV1.ListLinkedProjectsRequest, ChannelsV1.ListLinkedProjectsResponseOutput>(
        (stub) => stub.listLinkedProjects,
        { projectIds: [project, randomUUID(), 'none'] },
        { caller: as },
      );

    expect(await listed(caller)).toEqual({ projectIds: [project] });
    expect(await listed(aCaller())).toEqual({ projectIds: [] });
    peer.close();
  });

  it("is the project of the sender's contact if none is named, found by phone or e-mail", async () => {
    const email = `${project}@example.org`;
    service.contacts.push({ phone: '', email, openProjectId: project });

    await deliver({ message: 'One', sender: { email } });
    await deliver({ message: 'Two', sender: { email: 'unknown@example.org' } });

    await eventually(async () => expect((await projectsOfMessages()).sort()).toEqual([project, null].sort()));
  });

  it('is null if the delivery is not signed, or the project is in another frame', async () => {
    await deliver({ message: 'Foreign', project_id: randomUUID(), sender: { id: 'ana' } });
    await client.send('DELETE', `/api/management/channels/${channel.id}/secret`);
    const body = { message: 'Unsigned', project_id: project, sender: { id: 'bo' } };
    await serviceClient(service.httpPort).send(
      'POST',
      `/api/management/channels/inbound/${channel.external_ref}`,
      body,
    );

    expect(await projectsOfMessages()).toEqual([null, null]);
  });

  it('is in one event and one history entry, and the events of messages follow in order', async () => {
    const linked = await collectEvents(service.topicPrefix, conversationLinked);
    const lines = await collectEvents(service.topicPrefix, historyLineRecorded);
    const received = await collectEvents(service.topicPrefix, messageReceived);

    for (const message of ['One', 'Two', 'Three']) {
      await deliver({ message, project_id: project, sender: { id: 'ana' } });
    }

    const own = () => received.events.filter(({ data }) => data.channel_id === channel.id);
    await eventually(() =>
      expect(own().map(({ data }) => [data.message, data.project_id])).toEqual([
        ['One', project],
        ['Two', project],
        ['Three', project],
      ]),
    );
    await eventually(() => {
      expect(linked.events.filter(({ data }) => data.project_id === project)).toHaveLength(1);
      expect(lines.events.filter(({ data }) => data.project_id === project).map(({ data }) => data.action)).toEqual([
        'conversation.linked',
      ]);
    });
    for (const reader of [linked, lines, received]) await reader.stop();
  });

  it('is part of the consistency token of the message', async () => {
    const awaiting = await collectEvents(service.topicPrefix, awaitingReplyChanged);
    const received = await collectEvents(service.topicPrefix, messageReceived);

    await deliver({ message: 'One', project_id: project, sender: { id: 'ana' } });
    await eventually(async () => expect(await projectsOfMessages()).toEqual([project]));
    await deliver({ message: 'Two', project_id: project, sender: { id: 'ana' } });

    const of = () => received.events.filter(({ data }) => data.channel_id === channel.id);
    await eventually(() => {
      const published = awaiting.events.findLast(({ data }) => data.project_id === project);
      expect(published).toBeDefined();
      expect(of().map(({ consistencytoken }) => consistencytoken && readConsistencyTokens(consistencytoken))).toEqual([
        [{ service: 'channels', events: [{ id: published?.id, type: awaitingReplyChanged.type }] }],
        // The first attempt has changed nothing, and the event follows that of the message.
        undefined,
      ]);
    });
    for (const reader of [awaiting, received]) await reader.stop();
  });

  it('is looked for until projects responds, after the response to the connector', async () => {
    await service.stopProjects();

    const response = await deliver({ message: 'Early', project_id: project, sender: { id: 'ana' } });
    const before = await projectsOfMessages();
    await service.startProjects();

    expect({ status: response.status, before }).toEqual({ status: 200, before: [null] });
    await eventually(async () => expect(await projectsOfMessages()).toEqual([project]), 30_000);
  }, 60_000);
});
