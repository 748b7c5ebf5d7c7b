import { element } from './element.js';
import { address, headers } from './visitor.js';

/** Asks for the PIN until it is correct, and returns the form. */
export function askPin(texts) {
  const title = element('h1', {}, texts.pin_title);
  const input = element('input', { type: 'text', inputMode: 'numeric', autocomplete: 'one-time-code', id: 'pin' });
  input.required = true;
  input.setAttribute('aria-describedby', 'pin-error');
  const error = element('p', { className: 'error', id: 'pin-error' });
  error.setAttribute('role', 'alert');
  const open = element('button', { type: 'submit' }, texts.pin_open);
  const caption = element('label', { htmlFor: 'pin' }, texts.pin);
  const field = element('div', { className: 'field' }, caption, input, error);
  const sheet = element(
    'form',
    { noValidate: true },
    title,
    element('p', { className: 'help' }, texts.pin_help),
    field,
    open,
  );
  document.querySelector('main').append(sheet);
  return new Promise((resolve) => {
    sheet.addEventListener('submit', async (event) => {
      event.preventDefault();
      open.disabled = true;
      const { opened, refused } = await openWith(input.value.trim());
      open.disabled = false;
      if (opened) {
        sheet.replaceWith(heading(opened));
        return resolve(opened);
      }
      error.textContent = texts[refused] ?? texts.unavailable;
      input.setAttribute('aria-invalid', 'true');
      input.select();
      input.focus();
    });
  });
}

async function openWith(pin) {
  try {
    headers['X-Form-Pin'] = pin;
    const response = await fetch(address, { headers: { ...headers, Accept: 'application/json' } });
    const body = await response.json();
    return response.ok ? { opened: body } : { refused: body.reason ?? body.message };
  } catch {
    return { refused: 'unavailable' };
  }
}

function heading({ form, frame, look }) {
  for (const [name, value] of Object.entries(look.colors)) document.documentElement.style.setProperty(name, value);
  document.title = form.title;
  const title = element('h1', { tabIndex: -1 }, form.title);
  const logo = look.logo ? [element('img', { className: 'logo', alt: '', src: look.logo })] : [];
  const header = element('header', {}, ...logo, element('p', { className: 'frame' }, frame.name), title);
  if (form.description) header.append(element('p', {}, form.description));
  return header;
}
