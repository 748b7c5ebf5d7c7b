// A small connector with one fault, named by FAULT, to verify that the check finds it. It stores nothing on disk.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const { FAULT, PORT, CHANNEL_URL, CHANNEL_SECRET, PROVIDER_URL, PROVIDER_TOKEN } = process.env;
const seen = new Set();
let count = 0;

function sign(id, timestamp, body) {
  const key = Buffer.from(CHANNEL_SECRET.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

async function toTrackway(url, id, message, attempt = 0) {
  const body = JSON.stringify(FAULT === 'new-id' ? { ...message, external_id: randomUUID() } : message);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = FAULT === 'unsigned' ? 'v1,AAAA' : sign(id, timestamp, body);
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
  if (response?.ok || FAULT === 'no-retry') return;
  setTimeout(() => void toTrackway(url, id, message, attempt + 1), 100 * 2 ** attempt);
}

async function toProvider(message) {
  const headers = { authorization: `Bearer ${PROVIDER_TOKEN}`, 'idempotency-key': randomUUID() };
  await fetch(PROVIDER_URL, { method: 'POST', headers, body: JSON.stringify({ to: 'ana', text: message }) });
}

function accept(path, headers, body) {
  if (path === '/callback') {
    const { id, text, from } = JSON.parse(body);
    if (seen.has(id)) return 202;
    seen.add(id);
    void toTrackway(CHANNEL_URL, id, { message: text, external_id: id, sender: from });
    return 202;
  }
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
  const isFresh = Math.abs(Date.now() / 1_000 - Number(timestamp)) < 300;
  if (FAULT !== 'no-verification' && (signature !== sign(id, timestamp, body) || !isFresh)) return 401;
  if (FAULT !== 'no-deduplication' && seen.has(id)) return 200;
  seen.add(id);
  count += 1;
  void toProvider(JSON.parse(body).data.message);
  return 200;
}

createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.url === '/healthz') {
    return response.end(
      JSON.stringify({ status: 'ok', count, ...(FAULT === 'secret-on-health-page' ? { CHANNEL_SECRET } : {}) }),
    );
  }
  response.writeHead(accept(request.url, request.headers, body)).end();
}).listen(Number(PORT));
