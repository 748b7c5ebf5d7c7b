-- Up Migration

SET LOCAL lock_timeout = '5s';

-- Each inserted project needs two keys. Most names and codes consist of letters, digits, spaces, hyphens and underscores. For
-- them, `translate` compares each character with 3 others instead of 34. Keys stay equal, so indexes stay valid.
CREATE OR REPLACE FUNCTION text_sort_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE CALLED ON NULL INPUT PARALLEL SAFE
  AS $key$
    SELECT CASE
      WHEN value !~ '[^ A-Za-z0-9_-]' THEN translate(lower(value), ' _-', E'\x07\x08\x09') || E'\x01\x01'
        || CASE WHEN value ~ '[A-Z]' THEN regexp_replace(substring(value from '.*[A-Z]'), '[A-Z]', '~', 'g') ELSE '' END || E'\x01'
      WHEN value ~ '[^ -~]' THEN public.text_sort_key_of_unicode(value)
      ELSE translate(lower(value), E' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$',
          E'\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%&)')
        || E'\x01\x01' || regexp_replace(regexp_replace(value, '[A-Z]', '~', 'g'), '[^~]*$', '') || E'\x01' END
  $key$;
