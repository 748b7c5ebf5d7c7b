import type { FuzzTarget } from './fuzz-target';
import { makeReadFile } from './read-file-target';
import { storedZip } from './stored-zip';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';

const parts = {
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  '_rels/.rels': `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="0"/><sheets><sheet name="Data" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="r3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="yyyy-mm-dd h:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>In &amp; out</t></is></c></row><row r="2"><c r="A2" s="1"><v>45000.5</v></c><c r="B2" t="b"><v>1</v></c><c r="C2" t="e"><v>#N/A</v></c><c t="str"><f>A1</f><v>x</v></c></row></sheetData></worksheet>`,
  'xl/sharedStrings.xml': `<sst xmlns="${MAIN}" count="1"><si><t xml:space="preserve"> Name_x000D_</t></si><si><r><t>a</t></r><rPh><t>b</t></rPh></si></sst>`,
};

/** Separates the parts in an input. */
const SEPARATOR = '\n@@ ';

const dictionary = [
  SEPARATOR,
  '<row r="3">',
  '</row>',
  '<c r="XFD1" t="s">',
  '<c r="A1048576">',
  '<v>',
  '</v>',
  '<t>',
  '<si>',
  '<is>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<!DOCTYPE a>',
  '&#x41;',
  '&amp;',
  '_x0041_',
  ' s="2"',
  ' date1904="1"',
  '<x:c xmlns:x="a">',
  '/>',
  '<?a?>',
];

/** The reader of workbooks. Inputs are the texts of the parts, of which an archive is made. */
export const workbookTarget = (): FuzzTarget => {
  const read = makeReadFile({});
  return {
    package: 'xlsx',
    seeds: [
      Buffer.from(
        Object.entries(parts)
          .map((part) => `${SEPARATOR}${part.join('\n')}`)
          .join(''),
      ),
    ],
    dictionary,
    run: (input) => read(storedZip(partsOf(input))),
  };
};

/** The reader of archives. Inputs are files. */
export const archiveTarget = (): FuzzTarget => ({
  package: 'xlsx',
  seeds: [storedZip(Object.entries(parts).map(([name, text]) => ({ name, content: Buffer.from(text) })))],
  dictionary: [
    'PK\x03\x04',
    'PK\x01\x02',
    'PK\x05\x06',
    'PK\x06\x06',
    'PK\x06\x07',
    '\x08\0',
    '\xff\xff\xff\xff',
    'xl/',
  ],
  run: makeReadFile({}),
});

function partsOf(input: Buffer) {
  const texts = input.toString('latin1').split(SEPARATOR).slice(1);
  return texts.map((text) => {
    const end = text.indexOf('\n');
    return { name: text.slice(0, Math.max(end, 0)), content: Buffer.from(text.slice(end + 1), 'latin1') };
  });
}
