import { buttonClass } from './button';
import { CopyButton } from './copy-button';
import { Code, Row } from './layout';

interface SharedLinkProps {
  readonly url: string;
  readonly openLabel: string;
  readonly copyLabel: string;
}

/** An address for people without an account: shown, opened in another tab, and copied. */
export function SharedLink({ url, openLabel, copyLabel }: SharedLinkProps) {
  return (
    <>
      <Code label="URL">{url}</Code>
      <Row>
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
          {openLabel}
        </a>
        <CopyButton text={url} label={copyLabel} />
      </Row>
    </>
  );
}
