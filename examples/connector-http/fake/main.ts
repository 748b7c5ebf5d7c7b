import {
  asRecord,
  type ControlledMessage,
  FakeProvider,
  failureReply,
  type HttpRoute,
  jsonReply,
  parseJson,
  textOrNull,
} from '@trackway/connector';

/** A fake provider for development and tests: `PORT`, `CONNECTOR_URL` and `PROVIDER_TOKEN` are its settings. */
const { PORT = '8091', CONNECTOR_URL = 'http://127.0.0.1:8090', PROVIDER_TOKEN = '' } = process.env;
const authorization = `Bearer ${PROVIDER_TOKEN}`;

const fake = new FakeProvider({
  deliver: async (message) => {
    const response = await post(message, authorization);
    if (!response.ok) throw new Error(`The connector responded with ${response.status}.`);
  },
  forge: async (message) => (await post(message, 'Bearer forged')).status,
});

function post({ id, text, from }: ControlledMessage, token: string): Promise<Response> {
  return fetch(`${CONNECTOR_URL}/callback`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ id, text, from: { id: from, name: `Customer ${from}` } }),
  });
}

const send: HttpRoute = {
  method: 'POST',
  path: '/messages',
  handle: ({ headers, body }) => {
    if (headers['authorization'] !== authorization) return { status: 401 };
    const failure = fake.takeFailure();
    if (failure) return failureReply(failure);
    const { text } = asRecord(parseJson(body));
    const key = String(headers['idempotency-key']);
    fake.record({ text: textOrNull(text) ?? '', key });
    return jsonReply(200, { id: `provider-${key}` });
  },
};

void fake.listen(Number(PORT), [send]).then((port) => process.stdout.write(`listening on ${port}\n`));
