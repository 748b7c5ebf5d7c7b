const MAX_BYTES = 25 * 1024 * 1024;
const NAMES = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/svg+xml': 'SVG',
  'text/plain': 'TXT',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
};

/** What a file field accepts, as a hint and as an error. */
export function fileTexts({ validation }, texts) {
  const { lang } = document.documentElement;
  const { max_bytes: bytes = MAX_BYTES, mime_types: types = [] } = validation;
  const names = types.map((type) => NAMES[type] ?? (type.startsWith('image/*') ? texts.images : shortName(type)));
  const list = new Intl.ListFormat(lang, { type: 'disjunction' }).format(names);
  const fill = (text) => text.replace('{size}', sizeText(bytes, lang)).replace('{types}', list);
  const kind = types.length > 0 ? 'file_types' : 'file';
  return { hint: fill(texts[`${kind}_hint`]), rule: fill(texts[`${kind}_rule`]) };
}

/** Whether the browser can tell that the server will accept a file. It does not know the type of every file. */
export function isAcceptable({ size, type }, { validation }) {
  const { max_bytes: bytes = MAX_BYTES, mime_types: types } = validation;
  const fits = (one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1)));
  return size <= bytes && (type === '' || !types || types.some(fits));
}

function shortName(type) {
  return type.split('/')[1].replace(/^x-/, '').toUpperCase();
}

function sizeText(bytes, lang) {
  const isLarge = bytes >= 1024 * 1024;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const value = bytes / (isLarge ? 1024 * 1024 : 1024);
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
