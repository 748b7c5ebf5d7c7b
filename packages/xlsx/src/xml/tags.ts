import { incompletePart, skipMarkup } from './markup';
import { prologLength } from './prolog';
import { referencedCharacter } from './references';
import { unknownReference } from './text';

export interface XmlTag {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly closing: boolean;
  /** Parses the attributes. Most tags are skipped without this. */
  readonly attributes: () => ReadonlyMap<string, string>;
}

const LT = 0x3c;
const tagPattern = /^<(\/?)(?:[\w.-]+:)?([\w.-]+)/;
const attributePattern = /\s([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Yields the tags of a small part. Sheets and shared strings have faster scanners. */
export function* xmlTags(bytes: Buffer, part: string): Generator<XmlTag, void> {
  for (let at = bytes.indexOf(LT, prologLength(bytes, part)); at !== -1; ) {
    const next = skipMarkup(bytes, at, bytes.length, part);
    if (next === -1) throw incompletePart(part);
    const text = bytes.toString('utf8', at, next);
    const tag = tagPattern.exec(text);
    if (tag !== null) yield { name: tag[2] ?? '', closing: tag[1] === '/', attributes: () => attributesOf(text) };
    at = bytes.indexOf(LT, next);
  }
}

function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, double, single] of tag.matchAll(attributePattern)) {
    attributes.set(name ?? '', decode(double ?? single ?? ''));
  }
  return attributes;
}

function decode(value: string): string {
  return value.replace(/&([^;&]{0,12});?/g, (_, name: string) => {
    const code = referencedCharacter(name);
    if (code === undefined) throw unknownReference();
    return String.fromCodePoint(code);
  });
}
