import { useText } from '../text/text-context';
import { CopyButton } from './copy-button';
import { Code, Row, Stack } from './layout';

/** A secret that the API returns once. */
export function ShownOnce({ label, value }: { label: string; value: string }) {
  const t = useText();
  return (
    <Stack>
      <p>{t('ui.shown_once')}</p>
      <Code label={label}>{value}</Code>
      <Row>
        <CopyButton text={value} />
      </Row>
    </Stack>
  );
}
