import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { errorFacts } from '../api/error-facts';
import { useText } from '../text/text-context';
import { type ControlProps, inputClass } from './field';
import type { Option } from './option';
import styles from './picker.module.css';
import { usePopover } from './use-popover';
import { useVisibleOption } from './use-visible-option';

interface PickerProps {
  readonly label: string;
  /** Part of the key under which options are cached. */
  readonly source: string;
  readonly load: (text: string) => Promise<readonly Option[]>;
  /** Label of the chosen option. */
  readonly chosen: string;
  readonly onChoose: (option: Option) => void;
  /** Of the field that shows the label and the errors. */
  readonly control?: ControlProps | undefined;
}

/** A text field that finds one of many options. */
export function Picker({ label, source, load, chosen, onChoose, control }: PickerProps) {
  const t = useText();
  const list = useId();
  const [text, setText] = useState<string>();
  const [current, setCurrent] = useState(0);
  const wanted = useDeferredValue(text ?? '');
  const isOpen = text !== undefined;
  const {
    data: options = [],
    isLoading,
    error,
  } = useQuery({
    queryKey: ['options', source, wanted],
    queryFn: () => load(wanted),
    enabled: isOpen,
  });
  const currentId = isOpen && options[current] ? `${list}-${current}` : undefined;
  useVisibleOption(currentId);
  const input = useRef<HTMLInputElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  usePopover(isOpen, input, popover);
  const choose = (option: Option) => {
    onChoose(option);
    setText(undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !isOpen) setText('');
    if (step) {
      event.preventDefault();
      setCurrent((index) => Math.max(0, Math.min(options.length - 1, index + step)));
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault();
      // Options of an earlier text are not chosen.
      const option = wanted === text ? options[current] : undefined;
      if (option) choose(option);
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setText(undefined);
    }
  };
  return (
    <div>
      <input
        ref={input}
        className={inputClass}
        {...control}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-activedescendant={currentId}
        placeholder={t('filter.from_list')}
        autoComplete="off"
        value={text ?? chosen}
        onClick={() => setText((before) => before ?? '')}
        onChange={(event) => {
          setText(event.target.value);
          setCurrent(0);
        }}
        onKeyDown={onKey}
        onBlur={() => setText(undefined)}
      />
      <div
        ref={popover}
        id={list}
        popover="manual"
        role="listbox"
        aria-label={label}
        className={isOpen ? styles['list'] : undefined}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: The input handles the keys.
          <div
            key={option.value}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={styles['option']}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.label}
          </div>
        ))}
        {options.length === 0 ? (
          <div className={styles['none']} role="option" aria-selected="false" aria-disabled="true" tabIndex={-1}>
            {error ? errorFacts(error).message : t(isLoading ? 'ui.loading' : 'ui.none')}
          </div>
        ) : undefined}
      </div>
    </div>
  );
}
