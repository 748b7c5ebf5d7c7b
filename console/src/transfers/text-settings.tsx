import type { ImportSuggestion } from '@trackway/client';
import { type TextKey, useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { SelectField } from '../ui/field';
import { Card, Row } from '../ui/layout';
import type { TextSettings } from './import-plan';

type Format = NonNullable<ImportSuggestion['text_format']>;
type Name = keyof TextSettings;

const OPTIONS: Readonly<Record<Name, readonly string[]>> = {
  separator: ['comma', 'semicolon', 'tab', 'pipe'],
  encoding: ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'],
  dateOrder: ['dmy', 'mdy', 'ymd'],
  decimalMark: ['point', 'comma'],
};
const AMBIGUOUS: Readonly<Partial<Record<Name, Format['ambiguous'][number]>>> = {
  separator: 'separator',
  dateOrder: 'date_order',
  decimalMark: 'decimal_mark',
};
const NAMES = Object.keys(OPTIONS) as Name[];

interface TextSettingsCardProps {
  readonly format: Format;
  readonly settings: TextSettings;
  readonly onChange: (settings: TextSettings) => void;
}

/** How a CSV or TSV file is read: what was detected, and settings that override it. */
export function TextSettingsCard({ format, settings, onChange }: TextSettingsCardProps) {
  const t = useText();
  const labelOf = (value: string) => t(`transfers.text_${value.replaceAll('-', '_')}` as TextKey);
  return (
    <Card title={t('transfers.text')}>
      <Row>
        {NAMES.map((name) => {
          const detected = detectedOf(format, name).map(labelOf).join(', ');
          const isAmbiguous = format.ambiguous.some((one) => one === AMBIGUOUS[name]);
          return (
            <SelectField
              key={name}
              label={t(`transfers.text_setting_${name}`)}
              hint={isAmbiguous ? t('transfers.text_ambiguous') : undefined}
              value={settings[name] ?? ''}
              onChange={({ target: { value } }) => onChange({ ...settings, [name]: value === '' ? undefined : value })}
            >
              <option value="">{t('transfers.text_detected', { detected: detected || '–' })}</option>
              {OPTIONS[name].map((value) => (
                <option key={value} value={value}>
                  {labelOf(value)}
                </option>
              ))}
            </SelectField>
          );
        })}
      </Row>
      <Row>
        {format.columns.map(({ heading, date_order: order, decimal_mark: mark, ambiguous }) => (
          <Badge key={heading} tone={ambiguous ? 'warn' : 'neutral'}>
            {heading}: {labelOf(order ?? mark ?? '')}
          </Badge>
        ))}
      </Row>
    </Card>
  );
}

/** What was found in the file. Columns may differ in date order and decimal mark. */
function detectedOf({ encoding, separator, columns }: Format, name: Name): string[] {
  if (name === 'encoding') return [encoding];
  if (name === 'separator') return [separator];
  const found = columns.map(({ date_order: order, decimal_mark: mark }) => (name === 'dateOrder' ? order : mark));
  return [...new Set(found.filter((value) => value !== undefined))];
}
