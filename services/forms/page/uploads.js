import { controls } from './controls.js';
import { element } from './element.js';
import { fileTexts, isAcceptable } from './files.js';
import { address, headers } from './visitor.js';

/** A file, which is uploaded when it is chosen. The value is the stored file. */
controls.file = (field, { changed, failed }, texts) => {
  const input = element('input', { type: 'file', accept: (field.validation.mime_types ?? []).join(',') });
  const bar = element('progress', { max: 1, value: 0, hidden: true });
  bar.setAttribute('aria-label', field.label);
  const { hint, rule } = fileTexts(field, texts);
  const status = element('p', { className: 'help' });
  status.setAttribute('role', 'status');
  const preview = element('img', { hidden: true, alt: '' });
  const remove = element('button', { type: 'button', className: 'change' }, texts.remove);
  const chosen = element('div', { className: 'upload', hidden: true }, preview, remove);
  let value = null;
  let problem;

  function show(file) {
    value = file;
    chosen.hidden = !file;
    status.textContent = file ? texts.file_ready.replace('{limit}', file.name) : '';
    preview.hidden = !file?.preview;
    preview.src = file?.preview ?? '';
    remove.setAttribute('aria-label', `${texts.remove}: ${file?.name}`);
  }

  async function send(file) {
    bar.hidden = false;
    value = { pending: true };
    const { file: stored, isRejected } = await upload(file, field.id, (share) => (bar.value = share));
    bar.hidden = true;
    if (stored) show({ ...stored, preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined });
    else value = null;
    return stored ? undefined : isRejected ? rule : texts.files_away;
  }

  input.addEventListener('change', async () => {
    show(null);
    problem = undefined;
    changed();
    const [file] = input.files;
    if (!file) return;
    problem = isAcceptable(file, field) ? await send(file) : rule;
    if (!problem) return changed();
    input.value = '';
    failed(problem);
  });
  remove.addEventListener('click', () => {
    show(null);
    input.value = '';
    changed();
    input.focus();
  });

  const help = element('p', { className: 'help', id: `${field.id}-rule` }, hint);
  return {
    target: input,
    nodes: [help, input, bar, status, chosen],
    describedBy: help.id,
    read: () => value,
    problem: () => problem,
    // The preview is an address of this page, which ends with it.
    draft: () => (value?.id ? { ...value, preview: undefined } : null),
    restore: show,
  };
};

async function upload(file, fieldId, progress) {
  const proof = await globalThis.proveWork?.(address).catch(() => ({}));
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('field_id', fieldId);
    body.append('file', file);
    request.open('POST', `${address}/files`);
    for (const [name, value] of Object.entries({ ...headers, ...proof })) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ ...request.response, isRejected: [413, 422].includes(request.status) });
    request.onerror = () => resolve({});
    request.send(body);
  });
}
