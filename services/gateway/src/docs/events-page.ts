import { escapeHtml } from './escape-html';
import { htmlPage } from './html-page';

/** The part of the AsyncAPI document that the page shows. */
interface EventsDocument {
  readonly channels: Readonly<Record<string, Channel>>;
  readonly components: { readonly messages: Readonly<Record<string, Message>> };
}

interface Channel {
  readonly description?: string;
  readonly tags?: readonly { readonly name: string }[];
  readonly messages: Readonly<Record<string, unknown>>;
}

interface Message {
  readonly summary: string;
  readonly payload: { readonly allOf: readonly Schema[] };
  readonly examples: readonly { readonly payload: unknown }[];
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

/** The page of all events with their members and examples. Each event has an anchor with its name. */
export function eventsPage({ channels, components }: EventsDocument): string {
  const forClients = Object.entries(channels).filter(([, channel]) => !isInternal(channel));
  const internal = Object.entries(channels).filter(([, channel]) => isInternal(channel));
  const section = (names: readonly string[]) =>
    names.map((name) => article(name, components.messages[name])).join('\n');
  const kinds = [...new Set(forClients.flatMap(([, { messages }]) => Object.keys(messages)))];
  const body = `    <main>
    <p><a href="/asyncapi.json">AsyncAPI document</a> ·
      <a href="/docs/guides/webhooks">Receive events by webhook</a></p>
    <h1>Events</h1>
    <h2>For clients</h2>
${forClients.map(([name, { description }]) => `<p><strong>${escapeHtml(name)}</strong>: ${escapeHtml(description ?? '')}</p>`).join('\n')}
    <p>${kinds.map((kind) => `<a href="#${escapeHtml(kind)}"><code>${escapeHtml(kind)}</code></a>`).join(' · ')}</p>
${section(kinds)}
${internal.map(([name, channel]) => `<h2>Topic <code>${escapeHtml(name)}</code></h2><p>${escapeHtml(channel.description ?? '')}</p>\n${section(Object.keys(channel.messages))}`).join('\n')}
    </main>`;
  return htmlPage({ title: 'Events', style: STYLE, body });
}

const STYLE = `      .page { max-width: 60rem; }
      .wide { overflow-x: auto; }
      th, td { padding: .3rem .6rem; }
      h3:target { background: #fc04; }`;

function isInternal({ tags = [] }: Channel): boolean {
  return tags.some(({ name }) => name === 'internal');
}

function article(name: string, message: Message | undefined): string {
  if (!message) return '';
  const data = message.payload.allOf.map(({ properties }) => properties?.['data']).find(Boolean);
  const [example] = message.examples;
  return `<section>
<h3 id="${escapeHtml(name)}"><code>${escapeHtml(name)}</code></h3>
<p>${escapeHtml(message.summary)}</p>
<div class="wide" tabindex="0" role="region" aria-label="Members of ${escapeHtml(name)}">
<table><thead><tr><th>member</th><th>type</th><th>meaning</th></tr></thead><tbody>
${rows(data, 'data').join('\n')}
</tbody></table></div>
<details><summary>Example</summary><pre tabindex="0">${escapeHtml(JSON.stringify(example?.payload, undefined, 2))}</pre></details>
</section>`;
}

function rows(schema: Schema | undefined, path: string): string[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, member]) => {
    const isOptional = !schema?.required?.includes(name);
    const cells = [
      `<code>${escapeHtml(`${path}.${name}`)}</code>${isOptional ? ' (optional)' : ''}`,
      escapeHtml(typeOf(member)),
      escapeHtml(member.description ?? ''),
    ];
    const nested = member.items ?? member.anyOf?.find(({ properties }) => properties) ?? member;
    return [
      `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
      ...rows(nested, `${path}.${name}${member.items ? '[]' : ''}`),
    ];
  });
}

function typeOf({ const: fixed, enum: values, anyOf, items, type, format }: Schema): string {
  if (fixed !== undefined) return JSON.stringify(fixed);
  if (values) return values.map((value) => JSON.stringify(value)).join(', ');
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (items) return `list of ${typeOf(items)}`;
  const types = [type ?? 'any'].flat().join(' or ');
  return format ? `${types} (${format})` : types;
}
