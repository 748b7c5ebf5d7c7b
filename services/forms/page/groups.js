import { answerText } from './answers.js';
import { controls } from './controls.js';
import { element } from './element.js';
import { fieldRow, issueText, markRow } from './rows.js';

/** The result of a calculated field. It changes with the answers. */
controls.calculated = (field, _state, texts) => {
  const output = element('output', { tabIndex: -1 }, texts.no_result);
  // Only totals are announced: the results of lines change with each key.
  if (field.isInLine) output.setAttribute('aria-live', 'off');
  const show = (value, issue) => {
    const text = issue ? texts[issue.code] : value === null ? texts.no_result : answerText(field, value, texts);
    if (output.textContent !== text) output.textContent = text;
  };
  return {
    target: output,
    marked: [],
    nodes: [output],
    read: () => null,
    draft: () => undefined,
    restore: () => undefined,
    show,
  };
};

/** Repeatable lines. Respondents add and remove them. */
controls.group = (field, { changed }, texts) => {
  const { isBlank, readValue } = globalThis.rules('fields/read-value');
  const { min_items: min = 0, max_items: max = 200 } = field.validation;
  const box = element('div', { className: 'lines' });
  const add = element('button', { type: 'button' });
  const status = element('p', { className: 'help' });
  status.setAttribute('role', 'status');
  const lines = [];
  let serial = 0;
  const nameOf = (index) => `${field.item_label ?? texts.line} ${index + 1}`;
  const about = (text, index) => texts[text].replace('{item}', nameOf(index));
  const valuesOf = ({ rows }) => {
    const read = [...rows].map(([id, { control }]) => [id, control.read()]);
    return Object.fromEntries(read.filter(([, value]) => !isBlank(value)));
  };
  const isFilled = (line) => Object.keys(valuesOf(line)).length > 0;

  function insertLine(draft = {}) {
    serial += 1;
    const rows = new Map();
    const legend = element('legend', {});
    const remove = element('button', { type: 'button', className: 'change' }, texts.remove);
    const node = element('fieldset', { className: 'line' }, legend);
    const line = { node, legend, remove, rows };
    for (const column of field.fields) {
      const own = { ...column, id: `${field.id}-${serial}-${column.id}`, isInLine: true };
      const state = {
        changed: () => {
          markRow(rows.get(column.id), undefined);
          changed(own.id);
        },
      };
      const control = controls.make(own, state, texts);
      rows.set(column.id, { ...fieldRow(own, control, texts), field: column });
      node.append(rows.get(column.id).node);
      if (draft[column.id] !== undefined && draft[column.id] !== null) control.restore(draft[column.id]);
    }
    remove.addEventListener('click', () => removeLine(line));
    node.append(remove);
    lines.push(line);
    box.append(node);
  }

  function removeLine(line) {
    const index = lines.indexOf(line);
    status.textContent = about('line_removed', index);
    lines.splice(index, 1);
    line.node.remove();
    number();
    changed();
    const next = lines[Math.min(index, lines.length - 1)];
    (next ? firstOf(next) : add).focus();
  }

  function number() {
    for (const [index, { legend, remove }] of lines.entries()) {
      legend.textContent = nameOf(index);
      remove.setAttribute('aria-label', about('remove_line', index));
      remove.hidden = lines.length <= Math.max(min, field.required ? 1 : 0);
    }
    add.hidden = lines.length >= max;
    add.textContent = about('add_line', lines.length);
  }

  const firstOf = ({ rows }) => rows.values().next().value.control.target;
  const fillTo = (count) => {
    while (lines.length < Math.min(count, max)) insertLine();
    number();
  };
  add.addEventListener('click', () => {
    insertLine();
    number();
    status.textContent = about('line_added', lines.length - 1);
    changed();
    firstOf(lines.at(-1)).focus();
  });
  fillTo(Math.max(min, 1));

  return {
    isGroup: true,
    marked: [],
    nodes: [box, add, status],
    get target() {
      return lines.length > 0 ? firstOf(lines[0]) : add;
    },
    read: () => (lines.some(isFilled) ? lines.map(valuesOf) : null),
    /** The lines that count: without blank ones. */
    filled: () => lines.filter(isFilled).map(valuesOf),
    draft: () =>
      lines.map(({ rows }) => Object.fromEntries([...rows].map(([id, { control }]) => [id, control.draft()]))),
    restore: (drafts) => {
      for (const { node } of lines.splice(0)) node.remove();
      for (const draft of drafts.slice(0, max)) insertLine(draft);
      fillTo(Math.max(min, 1));
    },
    show: (values, issues) => {
      for (const line of lines) {
        const at = lines.filter(isFilled).indexOf(line);
        for (const [id, { control, field: column }] of line.rows) {
          if (column.type !== 'calculated') continue;
          control.show(
            values?.[at]?.[id] ?? null,
            issues.find((one) => one.field.id === id && one.line === at),
          );
        }
      }
    },
    /** Marks the fields with errors. Returns the text of the group and the places of the errors. */
    check: () => {
      for (const { rows } of lines) for (const row of rows.values()) markRow(row, undefined);
      const result = readValue(field, lines.some(isFilled) ? lines.map(valuesOf) : null);
      if (!result.issue) return field.required && result.value === null ? { text: texts.required } : {};
      if (!result.issue.lines) return { text: issueText(field, result.issue, texts) };
      const places = result.issue.lines.flatMap(({ line, name, issue }) => mark(line, name, issue) ?? []);
      return { places };
    },
    /** Marks a field with an error of the server. */
    mark: place,
  };

  function mark(line, name, issue) {
    const row = lines[line]?.rows.get(name);
    return row && place(line, name, issueText(row.field, issue, texts));
  }

  function place(line, name, text) {
    const row = lines[line]?.rows.get(name);
    if (!row) return undefined;
    markRow(row, text);
    const id = row.error.id.replace(/-error$/, '');
    return { label: `${nameOf(line)}, ${row.field.label}`, text, target: row.control.target, id };
  }
};
