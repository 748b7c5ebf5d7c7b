import { type GatewayUnderTest, startGatewayUnderTest } from './support/gateway-under-test';
import { sendRaw, statuses } from './support/raw-request';
import { bearer } from './support/tokens';
import { WAYS } from './support/ways';

const BASE = '/api/management/projects';
const SMUGGLED = `GET ${BASE}/smuggled HTTP/1.1\r\nHost: x\r\n\r\n`;
const CHUNKED = `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`;

/** Header lines that define the framing of a body, or that a lenient parser may read so. */
const LINES = [
  'X-A: b',
  'Content-Length: 0',
  'Content-Length: 3',
  `Content-Length: ${CHUNKED.length}`,
  'Content-Length: 03',
  'Content-Length:3',
  'Content-Length: \t3\t',
  'Content-Length: 3\u00a0',
  'Content_Length: 3',
  'Content-Length\u00a0: 3',
  'CONTENT-LENGTH: 3',
  'X-Content-Length: 3',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding:chunked',
  'transfer-encoding: CHUNKED ',
  'Transfer-Encoding: \tchunked',
  'Transfer_Encoding: chunked',
  'Transfer-Encoding: chunked,',
  'Transfer-Encoding: ,chunked',
  'Transfer-Encoding: chunked\u00a0',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: gzip',
  'X-Transfer-Encoding: chunked',
  'TE: chunked, trailers',
  'Expect: 100-continue',
  'Connection: close, Content-Length',
  'Connection: Transfer-Encoding',
  'Upgrade: websocket',
];

/** The possible bodies: none, by its length, by its chunks, and the hidden request. */
const BODIES = ['', CHUNKED.slice(0, 3), CHUNKED, SMUGGLED];

const CONCURRENCY = 24;

/**
 * Every pair of such lines (2,352 vectors), with three methods and a chunk-like body that hides a request. The service must
 * receive at most one message, with one of the three possible bodies, and never the hidden one.
 */
describe.each(WAYS)('heads with two framing headers, %s', (_name, way) => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await startGatewayUnderTest(way);
  });
  afterAll(() => gateway.stop());

  it.each(['GET', 'POST', 'DELETE'])('of %s have the same meaning for the gateway and the service', async (method) => {
    const vectors = LINES.flatMap((first) => LINES.map((second) => [first, second] as const));
    const { authorization } = bearer();
    const differing: string[] = [];
    let next = 0;
    const attempt = async (): Promise<void> => {
      while (next < vectors.length) {
        const number = next++;
        const lines = vectors[number] ?? ['', ''];
        const path = `${BASE}/${method}-${number}`;
        const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n${lines.join('\r\n')}\r\n\r\n`;
        const received = await sendRaw(gateway.port, head + CHUNKED, 40, 1);
        const accepted = statuses(received).filter((status) => status < 400).length;
        const forwarded = gateway.services.projects.requests.filter(({ url }) => url === path);
        // The response may be replaced by a 400 for the data after the message. There is never more than one message.
        const isConsistent =
          forwarded.length <= 1 && accepted <= forwarded.length && forwarded.every(({ body }) => BODIES.includes(body));
        if (!isConsistent) differing.push(lines.join(' | '));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, attempt));

    expect(differing).toEqual([]);
    const urls = Object.values(gateway.services).flatMap(({ requests }) => requests.map(({ url }) => url));
    expect(urls.filter((url) => url.includes('smuggled'))).toEqual([]);
    gateway.services.projects.reset();
  });
});
