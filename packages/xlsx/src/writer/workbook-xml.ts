import { ByteSink } from '../xml/byte-sink';
import { encodeText } from './text-encoder';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`;

/** The parts that list the sheets, by path. They are written last, when the number of sheets is known. */
export function workbookParts(sheetNames: readonly string[]): readonly (readonly [path: string, xml: string])[] {
  return [
    ['xl/workbook.xml', workbookXml(sheetNames)],
    ['xl/_rels/workbook.xml.rels', workbookRelationships(sheetNames.length)],
    ['[Content_Types].xml', contentTypes(sheetNames.length)],
  ];
}

export const rootRelationships = relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]);

function workbookXml(sheetNames: readonly string[]): string {
  const sheets = sheetNames.map(
    (name, index) => `<sheet name="${attribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const views = '<bookViews><workbookView/></bookViews>';
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}">${views}<sheets>${sheets.join('')}</sheets></workbook>`;
}

function workbookRelationships(sheets: number): string {
  const targets = Array.from({ length: sheets }, (_, index): [string, string, string] => [
    `rId${index + 1}`,
    'worksheet',
    `worksheets/sheet${index + 1}.xml`,
  ]);
  return relationships([...targets, [`rId${sheets + 1}`, 'styles', 'styles.xml']]);
}

function relationships(targets: readonly (readonly [id: string, type: string, target: string])[]): string {
  const items = targets.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packaging}/relationships">${items.join('')}</Relationships>`;
}

function contentTypes(sheets: number): string {
  const override = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${contentType}.${type}+xml"/>`;
  const parts = Array.from({ length: sheets }, (_, index) => override(sheetPath(index + 1), 'worksheet'));
  return [
    `${declaration}<Types xmlns="${packaging}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('xl/workbook.xml', 'sheet.main'),
    override('xl/styles.xml', 'styles'),
    ...parts,
    '</Types>',
  ].join('');
}

function attribute(text: string): string {
  const sink = new ByteSink(256);
  encodeText(text, sink);
  return sink.bytes.toString('utf8', 0, sink.length).replaceAll('"', '&quot;');
}
