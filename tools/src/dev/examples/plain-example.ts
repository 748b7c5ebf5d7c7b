const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g;
const HOST = /https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?/g;
/** Signed links, access tokens, and secrets of webhooks and channels. */
const SECRET = /(eyJ[\w-]+\.[\w-]+(\.[\w-]+)?|(whsec|tw[a-z]*)_[\w+/=-]{16,}|\b(?!0198c0de)[\w-]{20,})/g;
const SECRET_MEMBER = /secret|token$|^url$|signature|external_ref/;
const MAX_ITEMS = 2;
const MAX_TEXT = 400;

/** Replaces what differs between runs and what must stay secret, and shortens lists and texts. */
export function plainExample(value: unknown): unknown {
  const ids = new Map<string, string>();
  const idOf = (uuid: string) => {
    const known = ids.get(uuid) ?? `0198c0de-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(uuid, known);
    return known;
  };
  const textOf = (text: string, member: string) => {
    const plain = text
      .replace(UUID, idOf)
      .replace(TIME, '2026-03-02T09:30:00.000Z')
      .replace(HOST, 'https://api.example.org');
    const open = SECRET_MEMBER.test(member) ? plain.replace(SECRET, 'EXAMPLE') : plain;
    return open.length > MAX_TEXT ? `${open.slice(0, MAX_TEXT)}…` : open;
  };
  const visit = (one: unknown, member = ''): unknown => {
    if (typeof one === 'string') return textOf(one, member);
    if (Array.isArray(one)) return one.slice(0, MAX_ITEMS).map((item) => visit(item, member));
    if (typeof one !== 'object' || one === null) return one;
    // Readers of OpenAPI documents load what `$ref` names, also in examples.
    const members = Object.entries(one).filter(([name]) => name !== '$ref');
    return Object.fromEntries(members.map(([name, inner]) => [textOf(name, ''), visit(inner, name)]));
  };
  return visit(value);
}
