-- Up Migration

SET LOCAL lock_timeout = '5s';

-- Texts are sorted as the root collation of CLDR (ICU) sorts them: spaces, punctuation, symbols, currencies, digits, letters;
-- then by accents, lowercase before uppercase, and by code point. A sort key is a text that is compared by code point. So the
-- order depends neither on the ICU version of the server nor on that of Node, and the search memory uses the same keys.
-- A key has four levels with U+0001 between them. A level decides if all levels before it are equal.

-- The key of a text with characters beyond ASCII. Scripts other than Latin, Greek, Cyrillic and kana are sorted by code point.
-- Levels are cut, so that the key of a name with 255 characters fits into an index.
CREATE OR REPLACE FUNCTION text_sort_key_of_unicode(value text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $key$
DECLARE
  expanded CONSTANT text :=
    -- cspell:disable-next-line
    '[æøßđħłœƍƾȸȹƶȥɀƹƺþƿƻƨƽƅɂǀǁǂǃıɋĸƞȵŋŧƫƭȶƀƃȼƈƌȡɇǝƒƕƙƚȴƛǥƣƥȿƪɏƴȝȣȷɉɍðґ¡¿。·‘’‚‛〈〉《》「」『』【】§¶°©®¬¦'
    '±÷×£¥₡₤₦₩₪₫€₱₴₹₺₽₿‐‒–—―・‹›“”„‟«»‰‱†‡•‣‧⁃′‵‸※‿⁂⁊、¤¢]';
  symbols CONSTANT text :=
    E'([\u0080-\u00bf\u2010-\u2027\u2030-\u205f\u20a0-\u20cf\u2100-\u2bff\u3000-\u3030\U0001f000-\U0001faff])';
  marks CONSTANT text := E'[\u0300-\u036f\u3099\u309a]';
  visible CONSTANT text := regexp_replace(normalize(value, NFKD),
    E'[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g');
  folded text := translate(lower(visible), E'\t\n\x0b\f\r _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$',
    E'\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%&)');
  letter text;
BEGIN
  -- The only letter that is a letter of its own with a mark.
  folded := replace(folded, E'\u0438\u0306', E'\u0439');
  IF folded ~ expanded THEN
    FOR letter IN SELECT DISTINCT m[1] FROM regexp_matches(folded, expanded, 'g') AS m LOOP
      -- Letters and symbols that are sorted as others, or directly after. Characters from U+E000 are greater than what may follow.
      folded := replace(folded, letter, (
    '{"æ":"a\u0361e","ø":"o\u0338","ß":"s\u0361s","đ":"d\u0335","ħ":"h\u0335","ł":"l\u0335","œ":"o\u0361e",
     "ƍ":"z\u0361w","ƾ":"t\u0361s","ȸ":"d\u0361b","ȹ":"q\u0361p","ƶ":"z\ue000","ȥ":"z\ue001","ɀ":"z\ue002",
     "ƹ":"z\ue003","ƺ":"z\ue004","þ":"z\ue005","ƿ":"z\ue006","ƻ":"z\ue007","ƨ":"z\ue008","ƽ":"z\ue009",
     "ƅ":"z\ue00a","ɂ":"z\ue00b","ǀ":"z\ue00c","ǁ":"z\ue00d","ǂ":"z\ue00e","ǃ":"z\ue00f","ı":"i\ue000",
     "ɋ":"q\ue000","ĸ":"q\ue001","ƞ":"n\ue000","ȵ":"n\ue001","ŋ":"n\ue002","ŧ":"t\ue000","ƫ":"t\ue001",
     "ƭ":"t\ue002","ȶ":"t\ue003","ƀ":"b\ue000","ƃ":"b\ue001","ȼ":"c\ue000","ƈ":"c\ue001","ƌ":"d\ue000",
     "ȡ":"d\ue001","ɇ":"e\ue000","ǝ":"e\ue001","ƒ":"f\ue000","ƕ":"h\ue000","ƙ":"k\ue000","ƚ":"l\ue000",
     "ȴ":"l\ue001","ƛ":"l\ue002","ǥ":"g\ue000","ƣ":"g\ue001","ƥ":"p\ue000","ȿ":"s\ue000","ƪ":"s\ue001",
     "ɏ":"y\ue000","ƴ":"y\ue001","ȝ":"y\ue002","ȣ":"o\ue000","ȷ":"j\ue000","ɉ":"j\ue001","ɍ":"r\ue000",
     "ð":"d\u0361","ґ":"\u0433\u0361","¡":"\u000d\ue000","¿":"\u000e\ue000","。":"\u000f\ue000","·":"\u000f\ue001",
     "‘":"\u000f\ue002","’":"\u000f\ue002\u0332","‚":"\u000f\ue002\u0313","‛":"\u000f\ue002\u0314",
     "〈":"\u0017\ue000","〉":"\u0017\ue001","《":"\u0017\ue002","》":"\u0017\ue003","「":"\u0017\ue004",
     "」":"\u0017\ue005","『":"\u0017\ue006","』":"\u0017\ue007","【":"\u0017\ue008","】":"\u0017\ue009",
     "§":"\u0017\ue00a","¶":"\u0017\ue00b","°":" \ue000","©":" \ue001","®":" \ue002","¬":"$\ue000","¦":"%\ue000",
     "±":"!\ue000","÷":"!\ue001","×":"!\ue002","£":")\ue000","¥":")\ue001","₡":")\ue002","₤":")\ue003",
     "₦":")\ue004","₩":")\ue005","₪":")\ue006","₫":")\ue007","€":")\ue008","₱":")\ue009","₴":")\ue00a",
     "₹":")\ue00b","₺":")\ue00c","₽":")\ue00d","₿":")\ue00e","‐":"\u0009\ue000","‒":"\u0009\ue001",
     "–":"\u0009\ue002","—":"\u0009\ue003","―":"\u0009\ue004","・":"\u0009\ue005","‹":"\u0010\ue000",
     "›":"\u0010\ue001","“":"\u0010\ue002","”":"\u0010\ue002\u0332","„":"\u0010\ue002\u0313",
     "‟":"\u0010\ue002\u0314","«":"\u0011\ue000","»":"\u0011\ue001","‰":"\u001e\ue000","‱":"\u001e\ue001",
     "†":"\u001e\ue002","‡":"\u001e\ue003","•":"\u001e\ue004","‣":"\u001e\ue005","‧":"\u001e\ue006",
     "⁃":"\u001e\ue007","′":"\u001e\ue008","‵":"\u001e\ue009","‸":"\u001e\ue00a","※":"\u001e\ue00b",
     "‿":"\u001e\ue00c","⁂":"\u001e\ue00d","⁊":"\u001c\ue000","、":"\u000a\ue000","¤":"(!","¢":"(\""}'::jsonb) ->> letter);
    END LOOP;
  END IF;
  IF folded ~ E'[\u017f\u017f\u0370-\u052f\u1c80-\u1c8f\u3041-\u30ff]' THEN
    folded := translate(folded,
      'αβγδεϝͷϛζͱηθιϳκϗϻϟϙρϼσςͼͻͽτυφχψωϡͳϸәӕбвᲀгғӻҕӷдᲁԁђԃҙеєжԫҗзԅԑѕӡԇиҋійјкқӄҡҟҝԟԛлӆԯԓԡ'
      'љԉԕмӎнԩӊңӈԣҥњԋоᲂөпԥҧҁрҏԗсᲃԍҫтᲄᲅᲊԏћуүұᲈѹфхӽӿҳһԧѡѿѽѻцҵчԭҷӌҹҽҿџшщъᲆыьҍѣᲇэюяԙѥѧѫѩѭѯѱ'
      'ѳѵҩԝӏぁぃぅぇぉっゃゅょゎゕゖァアィイゥウェエォオカキクケコサシスセソタチッツテトナニヌネノハヒフヘホマミムメモャヤュユョヨラリルレロヮワヰヱヲンヵヶſ',
      'ͱͳͷͻͼͽαβγδεζηθικρςστυφφχψωϗϙϛϝϟϡϳϸϻбвгддежзийкклмнопрстуфхцчшщъыьэюяђєѕіјљњћџѡѣѥ'
      'ѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҍҏғҕҗҙқҝҟҡҡңҥҧҧҧҩҫүұҳҵҷҹһҽҿӄӆӈӊӌӎӏӕәӡөӷӻӽӿԁԃԅԇԉԋԋԍԏԑԓԓԕԗԙԛԝԟԡԣԥԧԩ'
      'ԫԭԯᲀᲁあいうえおつやゆよわかけああいいううええおおかきくけこさしすせそたちつつてとなにぬねのはひふへほまみむめもややゆゆよよらりるれろわわゐゑをんかけs');
  END IF;
  folded := regexp_replace(folded, symbols, E'(\\1', 'g');
  RETURN left(regexp_replace(folded, marks, '', 'g'), 255)
    || E'\x01' || left(rtrim(translate(regexp_replace(folded, E'[^\u0300-\u036f\u3099\u309a]', ' ', 'g'),
      E'\u0332\u0313\u0343\u0314\u0301\u0341\u0300\u0340\u0306\u0302\u030c\u030a\u0342\u0308\u0344\u030b\u0303\u0307\u0338\u0327\u0328\u0304\u0335',
      '!""#$$%%&''()*++,-./0125')), 63)
    || E'\x01' || left(rtrim(regexp_replace(regexp_replace(regexp_replace(visible, marks, '', 'g'), '[^[:upper:]]', ' ', 'g'), '[^ ]', '~', 'g')), 63)
    || E'\x01' || value;
END
  $key$;

-- The key of any text. Texts in printable ASCII, which most are, have keys of about their own length.
CREATE OR REPLACE FUNCTION text_sort_key(value text) RETURNS text
  LANGUAGE sql IMMUTABLE CALLED ON NULL INPUT PARALLEL SAFE
  AS $key$
    SELECT CASE WHEN value ~ '[^ -~]' THEN public.text_sort_key_of_unicode(value)
      ELSE translate(lower(value), E' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$',
          E'\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%&)')
        || E'\x01\x01' || regexp_replace(regexp_replace(value, '[A-Z]', '~', 'g'), '[^~]*$', '') || E'\x01' END
  $key$;

CREATE INDEX IF NOT EXISTS projects_name_sort_idx ON projects (frame_id, text_sort_key(name), id);
DROP INDEX IF EXISTS projects_name_idx;
CREATE INDEX IF NOT EXISTS projects_code_sort_idx ON projects (frame_id, text_sort_key(code), id);
CREATE INDEX IF NOT EXISTS customers_name_sort_idx ON customers (frame_id, text_sort_key(name), id);
