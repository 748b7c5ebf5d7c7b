import { useState } from 'react';
import { useText } from '../text/text-context';
import styles from './import-dialog.module.css';

/** A place to drop a workbook or a CSV file, which is also an ordinary file field. */
export function FileDrop({ file, onFile }: { file: File | undefined; onFile: (file: File) => void }) {
  const t = useText();
  const [isOver, setOver] = useState(false);
  return (
    <label
      className={styles['drop']}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const dropped = event.dataTransfer.files[0];
        if (dropped) onFile(dropped);
      }}
    >
      <strong>{file?.name ?? t('transfers.drop')}</strong>
      <input
        type="file"
        accept=".xlsx,.csv,.tsv,.tab,.txt"
        aria-label={t('transfers.file')}
        // The same file can be chosen again after it was changed on the disk.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) onFile(chosen);
        }}
      />
    </label>
  );
}
